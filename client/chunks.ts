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
    first: ['main.tsx'],
    area: ['app/ClientLayout.tsx', 'dashboard/DashboardPage.tsx'],
    rules: CONTRACT.map((file) => `../../api/contract/${file}.ts`),
    report: ['app/PlainLayout.tsx', 'reports/NewReportPage.tsx'],
    entrance: ['auth/LoginPage.tsx', 'auth/RegisterPage.tsx', 'auth/entrance-rules.ts'],
  },
  entrance: {
    first: ['entrance/main.tsx'],
    rules: ['auth/entrance-rules.ts'],
  },
};

export function chunks(mode: string) {
  const known = new Map<string, Set<string>>();
  return Object.entries(SCRIPTS[mode] ?? {}).map(([name, entries], index, all) => ({
    priority: all.length - index,
    name: (id: string, modules: Modules) => {
      const ids = known.get(name) ?? closure(entries.map(at), modules);
      known.set(name, ids);
      return ids.has(id) ? name : null;
    },
  }));
}
