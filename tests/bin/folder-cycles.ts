/** Folders that import each other in a circle, however long: none of them could be read alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** How many folders below each root make one place; a place's loose files count as one. */
const ROOTS = { 'api/src': 2, 'admin/src': 1, 'client/src': 1, 'site/src': 1 } as const;

const OF_TESTS = /(\.test\.tsx?|[/-]testing\.ts|-process\.ts)$/;
const IMPORTS = /(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g;

/** The place of a file: `api/src/money/ledger/present.ts` is in `api/src/money/ledger`. */
function placeOf(file: string): string | undefined {
  for (const [root, depth] of Object.entries(ROOTS)) {
    if (!file.startsWith(`${root}/`)) continue;
    const folders = file
      .slice(root.length + 1)
      .split('/')
      .slice(0, -1);
    return [root, ...folders.slice(0, depth)].join('/');
  }
  return undefined;
}

/** Which place imports which, each with one import that shows it. */
function arrowsOf(files: readonly string[]): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of files) {
    const from = placeOf(file);
    if (from === undefined || OF_TESTS.test(file)) continue;
    const targets = arrows.get(from) ?? new Map<string, string>();
    arrows.set(from, targets);
    for (const [, specifier = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(
      IMPORTS,
    )) {
      const target = path.posix.join(path.posix.dirname(file), specifier);
      const to = placeOf(target);
      if (to !== undefined && to !== from) targets.set(to, `${file} imports ${target}`);
    }
  }
  return arrows;
}

/** One line for each import that closes a circle between folders. */
export function folderCycles(files: readonly string[]): string[] {
  const arrows = arrowsOf(files);
  const reaches = (from: string, wanted: string, seen = new Set<string>()): boolean => {
    if (from === wanted) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...(arrows.get(from)?.keys() ?? [])].some((next) => reaches(next, wanted, seen));
  };
  return [...arrows].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(to, from))
      .map(([, shown]) => `a circle of folders: ${shown}`),
  );
}
