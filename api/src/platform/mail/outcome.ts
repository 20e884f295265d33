import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, forgetOldVersions, isUnavailable, transact } from '@parade/db';
import type { Services } from '../context.ts';
import { restartLifetime } from '../tokens.ts';
import { tokenLinkIn } from './links.ts';
import { mailFolder } from './transport.ts';

/** Between two attempts to write down that a mail was taken, in ms. */
const AGAIN = 500;

interface Claim {
  /** How long it lasts, from now. */
  ms: number;
  /** The process ends. */
  givenUp: AbortSignal;
  /** Called after each attempt that failed. */
  failed(): void;
}

/**
 * Ends a mail that was accepted, however long the database is away: what nobody wrote down is sent
 * again once its claim is over. Another error is thrown when the claim is.
 */
export async function keepMarking(
  services: Services,
  mail: { id: string; text: string },
  { ms, givenUp, failed }: Claim,
): Promise<void> {
  const at = services.now().toISOString();
  const end = performance.now() + ms;
  for (let attempt = 1; ; attempt++) {
    try {
      return await markSent(services, mail, at);
    } catch (error) {
      const told = { mailId: mail.id, error: String(error) };
      if (attempt === 1) services.log.warn(told, 'a mail that was taken is not marked as sent yet');
      const isHopeless = !isUnavailable(error) && performance.now() > end;
      if (isHopeless || givenUp.aborted) throw error;
      failed();
      await delay(AGAIN, undefined, { signal: givenUp }).catch(() => {});
    }
  }
}

/** Ends a mail that was accepted, if it can: its bodies go, and the time of its link begins. */
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

/** Puts a mail back for `wait` ms; null gives it up. */
export async function markFailed(
  { db, now, sharedNow }: Services,
  id: string,
  lastError: string,
  wait: number | null,
): Promise<void> {
  const outcome =
    wait !== null
      ? { nextAttemptAt: sharedNow(wait) }
      : { failedAt: now().toISOString(), text: '', html: '' };
  await db
    .updateTable('mail_outbox')
    .set({ ...outcome, lastError })
    .where('id', '=', id)
    .execute();
  if (wait === null) await forgetStranger(db, id);
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
