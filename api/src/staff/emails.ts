import type { Transaction } from '@parade/db';

/** Where every staff member is reached who followed their invitation and may come in. */
export async function staffEmails(trx: Transaction): Promise<string[]> {
  const members = await trx
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .where('users.role', '=', 'admin')
    .where('users.status', 'in', ['active', 'inactive'])
    .where('admins.acceptedAt', 'is not', null)
    .select('users.email')
    .execute();
  return members.map(({ email }) => email);
}
