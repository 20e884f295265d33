import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { isRetryable } from './errors.ts';
import type { Tables } from './tables/index.ts';

export type Db = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;
/** For what reads inside a transaction where there is one, and outside where there is none. */
export type DbOrTrx = Db | Transaction;

const ATTEMPTS = 5;

/**
 * Runs `work` in one transaction: all of it is stored or nothing. A deadlock
 * or a serialisation failure runs it again, so `work` must keep its effects
 * inside the database.
 */
export async function transact<Result>(
  db: Db,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
