import type { DbOrTrx } from '@parade/db';
import { ERASURE_BLOCKERS, type ErasureBlocker } from '../../contract/personal-data.ts';
import { AppError } from './errors.ts';
import type { Ports } from './ports.ts';

/** What must be settled before a person can go: once they are gone, nobody could pay them. */
export async function blockersOf(
  { blockers }: Pick<Ports, 'blockers'>,
  db: DbOrTrx,
  userId: string,
  names: readonly ErasureBlocker[] = ERASURE_BLOCKERS,
): Promise<ErasureBlocker[]> {
  const found: ErasureBlocker[] = [];
  for (const name of names) if (await blockers[name](db, userId)) found.push(name);
  return found;
}

/** Before an account goes for good its money goes to its owner. Errors: `balance_left`. */
export async function refuseWhileMoneyIsLeft(ports: Ports, db: DbOrTrx, userId: string) {
  const left = await blockersOf(ports, db, userId, ['withdrawal', 'balance']);
  if (left.length > 0) throw new AppError('balance_left');
}
