import type { AuditObject } from '../../../contract/audit/objects.ts';
import { auditFieldLabel, auditValueLabel } from '../../../contract/audit.ts';
import { CSV_TRUNCATED, SEARCH_FIELDS } from '../../../contract/pagination.ts';
import { work } from '../unit-of-work.ts';
import type { StaffMember } from './access.ts';

/** Rows that are read and written at a time: no answer weighs on memory, and others have their turn. */
const BATCH = 500;

type Cell = string | number | null;
/** The columns of a list as a spreadsheet has them. */
export type Csv<Item> = readonly (readonly [heading: string, cell: (item: Item) => Cell])[];

/**
 * A cell, always quoted. A spreadsheet takes what begins with = + - @ (or a
 * tab or return before it) for a formula and would run it: an apostrophe in
 * front makes it text. A number stands with its comma, and is no formula.
 */
function quotedCell(value: Cell): string {
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  const text = value ?? '';
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: readonly Cell[]) => `${cells.map(quotedCell).join(';')}\r\n`;

/** A list as a French spreadsheet reads it: UTF-8 with its mark, semicolons. */
export function csvOf<Item>(
  columns: Csv<Item>,
  ids: readonly string[],
  truncated: boolean,
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield encoder.encode(`\uFEFF${line(columns.map(([heading]) => heading))}`);
    for (let at = 0; at < ids.length; at += BATCH) {
      const items = await read(ids.slice(at, at + BATCH));
      const lines = items.map((item) => line(columns.map(([, cell]) => cell(item))));
      yield encoder.encode(lines.join(''));
    }
    if (truncated) yield encoder.encode(line([CSV_TRUNCATED]));
  }
  return ReadableStream.from(chunks());
}

/** A filter in words, without what was typed to find somebody. */
function filterInWords(of: AuditObject, filter: object): string {
  const said = Object.entries(filter).map(([field, value]) => {
    const label = auditFieldLabel(of, field);
    if (SEARCH_FIELDS.has(field)) return label;
    const words = [value].flat().map((each) => auditValueLabel(of, field, String(each)));
    return `${label}\u00a0: ${words.join(', ')}`;
  });
  return said.join(' · ');
}

/** Writes down who took which list out of the house, before the first row leaves. */
export async function journalExport(
  { services, actor }: StaffMember,
  objectType: AuditObject,
  filter: object,
  rows: number,
): Promise<void> {
  await work(services, actor, (unit) =>
    unit.audit('export', objectType, 'all', {
      after: { rows, filter: filterInWords(objectType, filter) },
    }),
  );
}
