import { formatCalendarDay } from '@parade/api/contract/dates.ts';
import { formatNumber } from '@parade/api/contract/money.ts';
import type { SettingChange } from '@parade/api/contract/site-settings.ts';
import { LIST, placeOf, settingLabel } from './sections.ts';

const EMPTY = '(vide)';
const LINE = '\u00a0; ';
/** How much of a long text is shown. */
const LONGEST = 140;
/** What stands before the first difference, so that it can be found. */
const LEAD = 30;

function itemInWords(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const { kind, label, issuer, reference, link, validUntil } = item as Record<string, unknown>;
  const named = kind === 'approval' ? `Agrément ${label}` : label;
  const until = typeof validUntil === 'string' && `jusqu’au ${formatCalendarDay(validUntil)}`;
  return [named, issuer, reference, until, link].filter(Boolean).join(', ');
}

/** A value as an editor knows it, by the field's description. */
export function settingInWords(path: string, value: unknown): string {
  const field = placeOf(path)?.field;
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (Array.isArray(value)) return value.map(itemInWords).join(LINE) || EMPTY;
  if (typeof value === 'number') {
    return `${formatNumber(value, 10)}${field?.unit ? `\u00a0${field.unit}` : ''}`;
  }
  if (typeof value !== 'string') return itemInWords(value);
  if (field?.kind === 'document') return `Document …${value.slice(-4)}`;
  if (field?.kind === 'date') return formatCalendarDay(value);
  return field?.options?.find(([option]) => option === value)?.[1] ?? value;
}

/**
 * A value of a proposal as an editor knows it, the whole of it: a proposal carries lists, numbers and
 * switches as JSON. Null where there is nothing.
 */
export function proposedInWords(path: string, text: string | null): string | null {
  if (text === null || text === '') return null;
  const kind = placeOf(path)?.field.kind;
  if (path === LIST) {
    return (JSON.parse(text) as unknown[]).map(itemInWords).join('\n') || null;
  }
  const isJson = kind === 'number' || kind === 'switch';
  return settingInWords(path, isJson ? JSON.parse(text) : text);
}

/** The stored PDF that a proposed value names. */
export const proposedDocument = (path: string, text: string | null): string | undefined =>
  (placeOf(path)?.field.kind === 'document' && text) || undefined;

function excerpt(text: string, from: number): string {
  const start = from > LEAD && text.length > LONGEST ? from - LEAD : 0;
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? '…' : ''}${part}${start + LONGEST < text.length ? '…' : ''}`;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** The items of a list that the other list lacks: unchanged items are left out. */
function withoutShared(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value;
  const there = new Set(other.map(itemInWords));
  return value.filter((item) => !there.has(itemInWords(item)));
}

/** The label of a field, and both its values; of long texts the part where they differ. */
export function changeInWords({ path, before, after }: SettingChange) {
  const was = settingInWords(path, withoutShared(before, after));
  const is = settingInWords(path, withoutShared(after, before));
  const at = firstDifference(was, is);
  return { label: settingLabel(path) ?? path, before: excerpt(was, at), after: excerpt(is, at) };
}
