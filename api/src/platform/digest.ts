import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.astro']);

function filesBelow(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const at = path.join(target, entry.name);
      return entry.isFile() ? [at] : filesBelow(at);
    });
}

/**
 * A hash over the names and contents of the files below a folder, wherever that stands. It reads in
 * one go: two thousand small files take a third of the processor's time that they take by promises,
 * and nothing else is waiting.
 */
export function digest(
  root: string,
  target: string,
  counts: (name: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(path.join(root, target)).filter(counts).sort()) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
