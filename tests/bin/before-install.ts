/** `npm start` and `npm test` begin in a clone that has no package yet: they install them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

const FIRST = ['api/tools/start.ts', 'tests/bin/all.ts'];
/** What is loaded at once: neither `import type`, which is erased, nor `import()`, which waits. */
const AT_ONCE = /^import\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm;

/** One line for each import of a package that stands between a clone and its first command. */
export function packagesBeforeInstall(files: readonly string[] = FIRST): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, target = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(AT_ONCE)) {
      if (target.startsWith('.')) follow(path.posix.join(path.posix.dirname(file), target));
      else if (!target.startsWith('node:'))
        found.push(`${file} needs ${target} before it is installed`);
    }
  };
  for (const file of files) follow(file);
  return found;
}
