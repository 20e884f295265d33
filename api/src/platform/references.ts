import type { Transaction } from '@parade/db';
import { AppError } from './errors.ts';
import { newReference } from './ids.ts';

const PREFIXES = { reports: 'SIG', contracts: 'CTR', withdrawals: 'RET' } as const;
const ATTEMPTS = 20;

/** A random reference that no row of the table has. Error: `unavailable`. */
export async function freeReference(
  trx: Transaction,
  table: keyof typeof PREFIXES,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = newReference(PREFIXES[table]);
    const taken = await trx
      .selectFrom(table)
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
  throw new AppError('unavailable');
}
