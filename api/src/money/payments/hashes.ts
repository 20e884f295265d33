import type { Transaction } from '@parade/db';
import { type ErrorCode, sentenceOf } from '../../../contract/errors.ts';
import { AppError } from '../../platform/errors.ts';

const refused = (code: ErrorCode) =>
  new AppError(code, { errors: { transactionHash: sentenceOf(code) } });

/**
 * A hash stands on its chain for everybody to read, so that somebody claimed it
 * before proves nothing: only a payment that is confirmed, or one's own that
 * still waits, keeps others from naming it. Staff see who else did. Error:
 * `transaction_hash_used`.
 */
export async function refuseUsedHash(
  trx: Transaction,
  userId: string,
  hash: string | null,
): Promise<void> {
  if (hash === null) return;
  const used = await trx
    .selectFrom('payments')
    .select('id')
    .where('transactionHash', '=', hash)
    .where((e) =>
      e.or([e('verified', '=', 1), e.and([e('userId', '=', userId), e('verified', 'is', null)])]),
    )
    .executeTakeFirst();
  if (used) throw refused('transaction_hash_used');
}

/** Error: `transaction_hash_confirmed` where another payment was confirmed with it. */
export async function refuseConfirmedHash(
  trx: Transaction,
  { id, transactionHash }: { id: string; transactionHash: string | null },
): Promise<void> {
  if (transactionHash === null) return;
  const other = await trx
    .selectFrom('payments')
    .select('id')
    .where('transactionHash', '=', transactionHash)
    .where('verified', '=', 1)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new AppError('transaction_hash_confirmed');
}
