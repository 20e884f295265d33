import type { Transaction } from '@parade/db';

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

/** `pseudonym` stands in the journal where a person's address stood. */
export async function renameInJournal(
  trx: Transaction,
  { id, email }: { id: string; email: string },
  pseudonym: string,
): Promise<void> {
  await trx
    .updateTable('audit_events')
    .set({ actorEmail: pseudonym })
    // Before they were signed in, by their address alone: a registration.
    .where((w) => w.or([w('actorId', '=', id), w('actorEmail', '=', email)]))
    .execute();
}

/**
 * The journal goes on saying what happened to these objects and when, without
 * a word of what stood on them: states and amounts alone.
 */
export async function forgetInJournal(
  trx: Transaction,
  objectIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < objectIds.length; from += MANY) {
    const events = await trx
      .selectFrom('audit_events')
      .select(['id', 'before', 'after'])
      .where('objectId', 'in', objectIds.slice(from, from + MANY))
      .execute();
    for (const { id, before, after } of events) {
      const now = { before: withoutTexts(before), after: withoutTexts(after) };
      if (now.before === before && now.after === after) continue;
      await trx.updateTable('audit_events').set(now).where('id', '=', id).execute();
    }
  }
}

function withoutTexts(json: string | null): string | null {
  if (json === null) return null;
  const facts = Object.entries(JSON.parse(json) as Record<string, unknown>);
  const kept = facts.filter(([key]) => KEPT.has(key));
  return kept.length === facts.length ? json : JSON.stringify(Object.fromEntries(kept));
}
