import { auditFieldLabel, auditValueLabel } from '@parade/api/contract/audit.ts';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { settingInWords } from '../site-settings/changes-in-words.ts';
import { settingLabel } from '../site-settings/sections.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A field that this state does not have. */
export const ABSENT = '–';

/** `say` has the words of a code; what is no code it gives back as it is. */
function valueInWords(value: unknown, say: (text: string) => string): string {
  if (value === undefined) return ABSENT;
  if (value === null || value === '') return 'Vide';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'string') {
    if (INSTANT.test(value)) return formatDateTime(value);
    if (DAY.test(value)) return formatCalendarDay(value);
    return say(value);
  }
  if (typeof value === 'number') return value.toLocaleString('fr-FR');
  const inside = Object.values(value).map((item) => valueInWords(item, say));
  return inside.join(Array.isArray(value) ? '\n' : ', ') || 'Rien';
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

/** A site setting is called and written as its own page does. */
function inWords(objectType: string, field: string, old: unknown, now: unknown) {
  const setting = objectType === 'site-settings' ? settingLabel(field) : undefined;
  const label = setting ?? auditFieldLabel(objectType, field);
  const write = (value: unknown) => {
    if (value === undefined) return ABSENT;
    if (setting) return settingInWords(field, value);
    // Of what a person changed about themselves, the names alone are kept.
    if (field === 'changed' && Array.isArray(value)) {
      return value.map((name) => auditFieldLabel(objectType, String(name))).join(', ');
    }
    return valueInWords(value, (text) => auditValueLabel(objectType, field, text));
  };
  return { label, before: write(old), after: write(now) };
}

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
