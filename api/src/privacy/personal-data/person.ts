import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import type { Person } from '../../platform/personal-data.ts';

/** Errors: `not_found`. */
export async function personOf(db: DbOrTrx, id: string): Promise<Person> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'createdAt', 'isEmailVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
}
