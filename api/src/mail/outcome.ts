import { transact } from '@parade/db';
import { restartLifetime } from '../auth/tokens.ts';
import type { Services } from '../context.ts';
import { tokenLinkIn } from './links.ts';

/** Ends a mail that was accepted: its bodies go, and the time of its link begins. */
export async function markSent(
  { db }: Services,
  { id, text }: { id: string; text: string },
  at: string,
): Promise<void> {
  await transact(db, async (trx) => {
    await trx
      .updateTable('mail_outbox')
      .set({ sentAt: at, text: '', html: '', lastError: null })
      .where('id', '=', id)
      .execute();
    // The address of somebody whose account is gone, or never was, goes as well.
    await trx
      .updateTable('mail_outbox')
      .set({ to: '' })
      .where('id', '=', id)
      .where((e) =>
        e.not(
          e.exists(
            e.selectFrom('users').select('users.id').whereRef('users.email', '=', 'mail_outbox.to'),
          ),
        ),
      )
      .execute();
    const link = tokenLinkIn(text);
    // A dispute keeps its own token; its days leave room for a mail that waited.
    if (link && link.kind !== 'dispute') await restartLifetime(trx, link.kind, link.token, at);
  });
}

/** Puts a mail back until `next`; null gives it up. */
export async function markFailed(
  { db, now }: Services,
  id: string,
  lastError: string,
  next: string | null,
): Promise<void> {
  const outcome = next
    ? { nextAttemptAt: next }
    : { failedAt: now().toISOString(), text: '', html: '' };
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, lastError })
    .where('id', '=', id)
    .execute();
}
