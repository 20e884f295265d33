import type { SettingChange } from '../../../contract/site-settings.ts';

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

/** The paths of a document's fields; what may be nothing is a field as a whole, too. */
type PathOf<Document> = {
  [Name in keyof Document & string]: NonNullable<Document[Name]> extends readonly unknown[]
    ? Name
    : NonNullable<Document[Name]> extends object
      ?
          | `${Name}.${PathOf<NonNullable<Document[Name]>>}`
          | (null extends Document[Name] ? Name : never)
      : Name;
}[keyof Document & string];
type StateOf<Document> = Partial<Record<PathOf<Document>, Leaf>>;

/** What changed of a document, as the journal keeps it. */
export const statesOf = <Document>(changes: readonly SettingChange[]) => ({
  before: Object.fromEntries(changes.map((one) => [one.path, one.before])) as StateOf<Document>,
  after: Object.fromEntries(changes.map((one) => [one.path, one.after])) as StateOf<Document>,
});

const NO_BREAK = /[\u00a0\u202f]/g;
const folded = (text: string) => text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n');
const noBreaks = (text: string) => text.match(NO_BREAK)?.length ?? 0;

/** Whether only spaces differ; whoever adds no-break spaces means them. */
const isRetyped = (before: string, after: string) =>
  folded(before) === folded(after) && noBreaks(after) <= noBreaks(before);

/** The document with each text that changed in its spaces alone as it was before: nobody would see it. */
export function withSpacesOf<T>(before: unknown, after: T): T {
  if (typeof before === 'string' && typeof after === 'string') {
    return isRetyped(before, after) ? (before as T) : after;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.map((item, at) => withSpacesOf(before[at], item)) as T;
  }
  if (!isBranch(before) || !isBranch(after)) return after;
  const entries = Object.entries(after).map(([key, value]) => [
    key,
    withSpacesOf(before[key], value),
  ]);
  return Object.fromEntries(entries);
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
