import type { Transaction } from '@parade/db';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor } from '../../platform/context.ts';
import { adminContractById } from './admin-list.ts';

/**
 * Holds the account of a contract's owner before staff settle something of it:
 * whoever erased themselves can be paid nothing any more. Errors: `not_found`,
 * `own_affair`, `account_erased`.
 */
export async function holdOwner(trx: Transaction, actor: Actor, id: string): Promise<void> {
  const { userId } = await adminContractById(trx, id);
  refuseOwn(actor, userId);
  await lockAccount(trx, userId);
}
