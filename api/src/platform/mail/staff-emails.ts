import type { Transaction } from '@parade/db';
import type { Permission } from '../../../contract/staff.ts';

/**
 * Where every staff member is reached who followed their invitation and may
 * come in; with a permission, those alone who may open what the mail leads to.
 */
export async function staffEmails(trx: Transaction, permission?: Permission): Promise<string[]> {
  let members = trx
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .where('users.role', '=', 'admin')
    .where('users.status', 'in', ['active', 'inactive'])
    .where('admins.acceptedAt', 'is not', null)
    .select('users.email');
  if (permission) members = members.where(`admins.${permission}`, '=', 1);
  return (await members.execute()).map(({ email }) => email);
}
