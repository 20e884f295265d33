import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Db, forgetOldVersions, transact } from '@parade/db';
import type { Services } from '../context.ts';
import { restartLifetime } from '../tokens.ts';
import { tokenLinkIn } from './links.ts';
import { mailFolder } from './transport.ts';

/** Ends a mail that was accepted: its bodies go, and the time of its link begins. */
export async function markSent(
  { db, env }: Services,
  { id, text }: { id: string; text: string },
  at: string,
): Promise<void> {
  const gone = await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('mail_outbox')
      .set({ sentAt: at, text: '', html: '', lastError: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return true;
    const link = tokenLinkIn(text);
    // A dispute keeps its own token; its days leave room for a mail that waited.
    if (link && link.kind !== 'dispute') await restartLifetime(trx, link.kind, link.token, at);
    return false;
  });
  // Its account was erased while it was on its way: as a file it goes as well.
  if (gone) await rm(path.join(mailFolder(env), `${id}.eml`), { force: true });
  await forgetStranger(db, id);
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
  if (!next) await forgetStranger(db, id);
}

/** Forgets the address of a mail that is done with, unless an account has it. */
async function forgetStranger(db: Db, id: string): Promise<void> {
  const { numUpdatedRows } = await db
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
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await forgetOldVersions(db);
}
