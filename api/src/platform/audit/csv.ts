import type { DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import { auditActionLabel, type auditFilter, auditObjectLabel } from '../../../contract/audit.ts';
import { parisTime } from '../paris-days.ts';
import { eachAuditEvent } from './queries.ts';

/** More than this no spreadsheet is read for: a narrower filter is wanted. */
const MAX_ROWS = 50_000;

const HEADER = [
  'Date (heure de Paris)',
  'Personne',
  'Action',
  'Objet',
  'Identifiant',
  'Avant',
  'Après',
];

/**
 * A cell, always quoted. A spreadsheet takes what begins with = + - @ (or a
 * tab or return before it) for a formula and would run it: an apostrophe in
 * front makes it text.
 */
function cell(text: string | null): string {
  const value = text ?? '';
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const line = (cells: (string | null)[]) => `${cells.map(cell).join(';')}\r\n`;

/** The journal as a French spreadsheet reads it: UTF-8 with its mark, semicolons. */
export function auditCsv(
  db: DbOrTrx,
  filter: z.output<typeof auditFilter>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  async function* chunks() {
    yield encoder.encode(`\uFEFF${line(HEADER)}`);
    for await (const rows of eachAuditEvent(db, filter, MAX_ROWS)) {
      const lines = rows.map((e) =>
        line([
          parisTime(e.at),
          e.actorEmail,
          auditActionLabel(e.action),
          auditObjectLabel(e.objectType),
          e.objectId,
          e.before,
          e.after,
        ]),
      );
      if (lines.length > 0) yield encoder.encode(lines.join(''));
    }
  }
  return ReadableStream.from(chunks());
}
