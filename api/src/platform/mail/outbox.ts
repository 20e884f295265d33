import { type Db, forgetOldVersions, type Tables } from '@parade/db';
import type { ExpressionBuilder } from 'kysely';
import { type Services, SYSTEM } from '../context.ts';
import { work } from '../unit-of-work.ts';

/** A mail that did not leave. */
export interface StuckMail {
  id: string;
  /** Of its address, the part that says which mail server takes it. */
  domain: string;
  createdAt: string;
  attempts: number;
  /** What the mail server said, without addresses. */
  lastError: string;
  /** When it is tried again; null where it was given up. */
  nextAttemptAt: string | null;
}

/** A worker that has one has emptied `lastError`: these are in nobody's hands. */
const isStuck = (e: ExpressionBuilder<Tables, 'mail_outbox'>) =>
  e.and([e('sentAt', 'is', null), e('lastError', 'is not', null)]);

/** Mails that failed, oldest first: those that wait for another attempt and those that were given up. */
export async function stuckMails(db: Db): Promise<StuckMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .where(isStuck)
    .select(['id', 'to', 'createdAt', 'attempts', 'lastError', 'nextAttemptAt', 'failedAt'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, to, createdAt, attempts, lastError, nextAttemptAt, failedAt }) => ({
    ...{ id, createdAt, attempts },
    domain: domainOf(to),
    lastError: lastError ?? '',
    nextAttemptAt: failedAt === null ? nextAttemptAt : null,
  }));
}

/**
 * Lets mails that wait after a failure leave at once, all of them where none is named; how many.
 * One that was given up has no text any more and stays.
 */
export async function retryMails(
  { db, sharedNow }: Services,
  ids: readonly string[],
): Promise<number> {
  let waiting = db
    .updateTable('mail_outbox')
    .set({ nextAttemptAt: sharedNow() })
    .where(isStuck)
    .where('failedAt', 'is', null);
  if (ids.length > 0) waiting = waiting.where('id', 'in', ids);
  const { numUpdatedRows } = await waiting.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Removes mails that failed for good, their addresses with them; how many. The journal has each,
 * with what the mail server said.
 */
export async function dropMails(services: Services, ids: readonly string[]): Promise<number> {
  const dropped = await work(services, SYSTEM, async ({ trx, audit }) => {
    const mails = await trx
      .deleteFrom('mail_outbox')
      .where('id', 'in', ids)
      .where(isStuck)
      .returning(['id', 'to', 'lastError'])
      .execute();
    for (const { id, to, lastError } of mails) {
      await audit('delete', 'mails', id, { before: { domain: domainOf(to), reason: lastError } });
    }
    return mails.length;
  });
  await forgetOldVersions(services.db);
  return dropped;
}

const domainOf = (address: string) => address.split('@').at(-1) ?? '';
