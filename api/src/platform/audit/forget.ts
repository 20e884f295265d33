import type { DbOrTrx } from '@parade/db';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of what the journal says was changed, the facts that name nobody: states, amounts, references of papers. */
const KEPT = new Set([
  'status',
  'verified',
  'read',
  'reference',
  'number',
  'amount',
  'change',
  'balance',
  'method',
  'documents',
  'slot',
  'sha256',
  'payoutOn',
  'receivedOn',
  'refundReference',
  'payoutReference',
]);
const MANY = 400;

/**
 * The journal goes on saying what happened to these objects and when, without
 * a word of what stood on them: states and amounts alone.
 */
export async function forgetInJournal(db: DbOrTrx, objectIds: readonly string[]): Promise<void> {
  for (let from = 0; from < objectIds.length; from += MANY) {
    const some = sql.join(objectIds.slice(from, from + MANY));
    await forgetEvents(db, sql`"objectId" in (${some})`);
  }
}

/** The same of the events for which something holds. */
export async function forgetEvents(db: DbOrTrx, which: RawBuilder<SqlBool>): Promise<void> {
  const events = await db
    .selectFrom('audit_events')
    .select(['id', 'before', 'after'])
    .where(which)
    .execute();
  for (const { id, before, after } of events) {
    const now = { before: withoutTexts(before), after: withoutTexts(after) };
    if (now.before === before && now.after === after) continue;
    await db.updateTable('audit_events').set(now).where('id', '=', id).execute();
  }
}

/** Of the facts of an event, those that name nobody. */
export function withoutTexts(json: string | null): string | null {
  if (json === null) return null;
  const facts = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const kept = facts.filter(([key]) => KEPT.has(key));
  return kept.length === facts.length ? json : JSON.stringify(Object.fromEntries(kept));
}
