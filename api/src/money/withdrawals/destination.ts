import { holdWord, type Tables } from '@parade/db';
import type { Selectable } from 'kysely';
import type { Services } from '../../platform/context.ts';
import { keyedHash, unsealRow } from '../../platform/sealing.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

type Stored = Selectable<Tables['withdrawals']>;

/** The account that receives the money: what the request holds for its method. */
export function accountOf(key: Buffer, row: Stored): string | null {
  const { accountNumber, walletAddress, binanceId } = unsealRow(key, 'withdrawals', row);
  return accountNumber ?? walletAddress ?? binanceId;
}

/**
 * Approvals for one account wait for each other, whoever decides them and whosever they are: of
 * two at once neither would count the other.
 */
export const holdDestination = (
  { key }: Services,
  { trx }: UnitOfWork,
  row: Stored,
): Promise<void> => holdWord(trx, keyedHash(key, `payouts to ${accountOf(key, row)}`));
