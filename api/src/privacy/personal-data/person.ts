import type { DbOrTrx } from '@parade/db';
import { AppError } from '../../platform/errors.ts';
import type { Person } from '../../platform/personal-data.ts';

/** Errors: `not_found`. */
export async function personOf(db: DbOrTrx, id: string): Promise<Person> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'createdAt', 'isEmailVerified'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw new AppError('not_found');
  return person;
}
