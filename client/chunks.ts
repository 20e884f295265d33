/** Which modules share a script: a request costs a bad line more than what is in it. */
import path from 'node:path';

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const at = (file: string) => path.join(import.meta.dirname, 'src', file);

/** A module and all that it imports before it runs. */
function closure(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  entries.forEach(add);
  return found;
}

/** What answers are compared with, once they are shown. */
const CONTRACT = [
  'auth',
  'site-settings',
  'reports',
  'notifications',
  'contracts',
  'ledger',
  'withdrawals',
];

/** By the name of the script: the modules with whose imports it is filled. The first that fits takes a module. */
const SCRIPTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  production: {
    // What the live stream shares with one of the pages, and would fetch that for.
    first: ['main.tsx', 'auth/queries.ts', '../../api/contract/features/documents.ts'],
    area: ['app/ClientLayout.tsx', 'dashboard/DashboardPage.tsx'],
    report: ['app/PlainLayout.tsx', 'reports/NewReportPage.tsx'],
    reports: ['reports/ReportsPage.tsx'],
    alert: ['lib/alert.ts'],
    live: ['app/Live.tsx'],
    rules: [
      'reports/rules.ts',
      'auth/entrance-rules.ts',
      ...CONTRACT.map((file) => `../../api/contract/${file}.ts`),
    ],
    entrance: ['auth/LoginPage.tsx', 'auth/RegisterPage.tsx'],
  },
  entrance: {
    first: ['entrance/main.tsx'],
    rules: ['auth/entrance-rules.ts'],
  },
};

/** What both of these import is in the first script: neither page fetches the other's for it. */
const BOTH = ['area', 'report'] as const;

export function chunks(mode: string) {
  const known = new Map<string, Set<string>>();
  const scripts = SCRIPTS[mode] ?? {};
  return Object.keys(scripts).map((name, index, all) => ({
    priority: all.length - index,
    name: (id: string, modules: Modules) => {
      const isIn = (script: string) => {
        const ids = known.get(script) ?? closure((scripts[script] ?? []).map(at), modules);
        known.set(script, ids);
        return ids.has(id);
      };
      const isFirst = name === 'first' && (id.includes('rolldown/runtime') || BOTH.every(isIn));
      return isIn(name) || isFirst ? name : null;
    },
  }));
}
