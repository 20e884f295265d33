import type { SettingChange } from '../../contract/site-settings.ts';

type Leaf = SettingChange['before'];

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of a document by its path; a list is one field. */
function leavesOf(document: unknown, path = ''): [string, Leaf][] {
  if (!isBranch(document)) return [[path, document as Leaf]];
  return Object.entries(document).flatMap(([key, value]) =>
    leavesOf(value, path ? `${path}.${key}` : key),
  );
}

/** Written by the server at each save: they say nothing about what an editor changed. */
const STAMPS = new Set(['lastUpdated', 'updatedBy']);

/** What differs between two documents, field by field. */
export function changesBetween(before: unknown, after: unknown): SettingChange[] {
  const [earlier, later] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((path) => !STAMPS.has(path))
    .map((path) => ({
      path,
      before: earlier.get(path) ?? null,
      after: later.get(path) ?? null,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}

/**
 * The document without what equals the defaults, so that a built-in text that
 * a later version of the product corrects reaches whoever never changed it.
 */
export function withoutDefaults(document: unknown, defaults: unknown): unknown {
  if (!isBranch(document) || !isBranch(defaults)) return document;
  const kept = Object.entries(document)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(defaults[key]))
    .map(([key, value]) => [key, withoutDefaults(value, defaults[key])]);
  return Object.fromEntries(kept);
}
