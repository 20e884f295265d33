import { isPlaceholder } from '@parade/api/contract/evidence/placeholders.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import {
  DEFAULT_SITE_SETTINGS,
  type SettingChange,
  type SiteSettings,
} from '@parade/api/contract/site-settings.ts';

/** What an editor changes of the record; the server writes who saved it and when. */
export type SettingsDocument = Omit<SiteSettings, 'lastUpdated' | 'updatedBy'>;

/** What an input holds: always a text, also for numbers and dates. */
type Typed<T> = T extends boolean
  ? boolean
  : T extends readonly (infer Item)[]
    ? Typed<Item>[]
    : T extends object
      ? { [Key in keyof T]: Typed<T[Key]> }
      : string;
export type SettingsValues = Typed<SettingsDocument>;

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (branch: Branch, map: (value: unknown, key: string) => unknown): Branch =>
  Object.fromEntries(Object.entries(branch).map(([key, value]) => [key, map(value, key)]));

function typed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(typed);
  if (isBranch(value)) return mapped(value, typed);
  if (typeof value === 'number') return formatNumber(value, 10);
  // A placeholder such as « [Numéro SIRET à compléter] » is no value: the input is empty, so that nobody has to delete it first.
  if (typeof value === 'string') return isPlaceholder(value) ? '' : value;
  return value ?? '';
}

export function toValues(document: SettingsDocument): SettingsValues {
  const { brand, contactInfo, description, stats, claims, legalPages, widget, security } = document;
  const parts = { brand, contactInfo, description, stats, claims, legalPages, widget, security };
  return typed(parts) as SettingsValues;
}

/** `87.5`, `87,5`, `4 200 000 €`; NaN, which the contract refuses with its sentence, for anything else. */
function numberOf(text: string): number {
  const plain = text.replace(/[\s€%]/g, '').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** What an item of the certifications is read like: an empty `validUntil` becomes null. */
const CERTIFICATION = { validUntil: null };

function read(value: unknown, like: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => read(item, CERTIFICATION));
  if (isBranch(value)) return mapped(value, (each, key) => read(each, (like as Branch)[key]));
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (typeof like === 'number') return numberOf(text);
  return like === null ? text || null : text;
}

/** The document that the inputs make. It may be refused: see `problemsOf`. */
export function toDocument(values: SettingsValues): SettingsDocument {
  return read(values, DEFAULT_SITE_SETTINGS) as SettingsDocument;
}

/** Every field of a document by its path; a list is one field. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (!isBranch(value)) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, path ? `${path}.${key}` : key),
  );
}

/** What the built-in texts would change of a document; how staff sign in is no text, nor who shows the check. */
export function changesToBuiltIn(document: SettingsDocument): SettingChange[] {
  const builtIn = new Map(leavesOf(DEFAULT_SITE_SETTINGS));
  const { brand, contactInfo, description, stats, claims, legalPages } = document;
  const texts = leavesOf({ brand, contactInfo, description, stats, claims, legalPages });
  return texts.flatMap(([path, leaf]) => {
    const after = builtIn.get(path);
    if (after === leaf || after === undefined) return [];
    return [{ path, before: JSON.parse(leaf), after: JSON.parse(after) }];
  });
}

/** The paths of the fields that differ. */
export function changedPaths(before: SettingsDocument, after: SettingsDocument): string[] {
  const earlier = new Map(leavesOf(before));
  return leavesOf(after).flatMap(([path, leaf]) => (earlier.get(path) === leaf ? [] : [path]));
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isBranch(mine) && isBranch(base) && isBranch(theirs)) {
    return mapped(mine, (value, key) => merged(base[key], value, theirs[key]));
  }
  return JSON.stringify(mine) === JSON.stringify(base) ? theirs : mine;
}

/** Puts what was typed since `base` over a newer record. */
export function rebase(
  base: SettingsValues,
  mine: SettingsValues,
  theirs: SettingsValues,
): SettingsValues {
  return merged(base, mine, theirs) as SettingsValues;
}
