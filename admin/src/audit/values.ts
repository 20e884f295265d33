import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { settingInWords } from '../site-settings/changes-in-words.ts';
import { settingLabel } from '../site-settings/sections.ts';
import { RETENTION_FIELDS } from './retention-words.ts';
import { FIELDS, OWN_VALUES, VALUES } from './words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A field that this state does not have. */
export const ABSENT = '–';

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

function valueInWords(value: unknown, own: Readonly<Record<string, string>> = {}): string {
  if (value === undefined) return ABSENT;
  if (value === null || value === '') return 'Vide';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return formatDateTime(value);
    if (DAY.test(value)) return formatCalendarDay(value);
    return own[value] ?? VALUES[value] ?? value;
  }
  if (typeof value === 'number') return value.toLocaleString('fr-FR');
  if (isWords(value)) return value.map((word) => valueInWords(word, own)).join('\n') || 'Rien';
  return JSON.stringify(value, null, 2);
}

export interface Change {
  field: string;
  label: string;
  before: string;
  after: string;
  changed: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** An object inside is spread to its fields: `permissions.manageUsers` is a line of its own. */
function spread(values: Values | null, path = ''): [string, unknown][] {
  return Object.entries(values ?? {}).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? spread(value as Values, `${path}${name}.`)
      : [[`${path}${name}`, value]],
  );
}

/** Of what a person changed about themselves, the names alone are kept. */
const fieldsInWords = (names: unknown): string =>
  Array.isArray(names) ? names.map((name) => FIELDS[name] ?? name).join(', ') : ABSENT;

/** A site setting is called and written as its own page does. */
function inWords(objectType: string, field: string, old: unknown, now: unknown) {
  const setting = settingLabel(field);
  const write = setting
    ? (value: unknown) => (value === undefined ? ABSENT : settingInWords(field, value))
    : field === 'changed'
      ? fieldsInWords
      : (value: unknown) => valueInWords(value, OWN_VALUES[objectType]);
  const label =
    setting ?? RETENTION_FIELDS[field] ?? FIELDS[field.slice(field.lastIndexOf('.') + 1)] ?? field;
  return { label, before: write(old), after: write(now) };
}

/** The two states field by field, what changed marked. */
export function changesOf(
  objectType: string,
  before: Values | null,
  after: Values | null,
): Change[] {
  const [was, is] = [new Map(spread(before)), new Map(spread(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => {
    const [old, now] = [was.get(field), is.get(field)];
    return {
      field,
      ...inWords(objectType, field, old, now),
      changed: JSON.stringify(old) !== JSON.stringify(now),
    };
  });
}
