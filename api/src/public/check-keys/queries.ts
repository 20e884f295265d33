import type { DbOrTrx } from '@parade/db';
import {
  adminCheckKeysQuery,
  CHECK_KEY_DAYS,
  type CheckKey,
  type CheckKeyRow,
} from '../../../contract/check-keys.ts';
import { orRefuse } from '../../platform/errors.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';

const FILTER_COLUMNS = { id: 'check_keys.id' };

/** What leaves of a key, for staff: neither it nor its hash. */
const checkKeys = (db: DbOrTrx) =>
  db
    .selectFrom('check_keys')
    .leftJoin('users as makers', 'makers.id', 'check_keys.createdBy')
    .leftJoin('users as revokers', 'revokers.id', 'check_keys.revokedBy')
    .select(['check_keys.id', 'check_keys.partner', 'check_keys.contact', 'check_keys.prefix'])
    .select(['check_keys.perMinute', 'check_keys.perDay', 'check_keys.createdAt'])
    .select(['makers.name as createdBy', 'check_keys.revokedAt', 'revokers.name as revokedBy'])
    .select((e) =>
      e
        .selectFrom('check_key_days')
        .select((d) => d.fn.max('day').as('day'))
        .whereRef('check_key_days.keyId', '=', 'check_keys.id')
        .as('lastUsedOn'),
    )
    .select('check_keys.version');

/** A key of the list, or `not_found`. */
export const checkKeyRowOf = (db: DbOrTrx, id: string): Promise<CheckKeyRow> =>
  checkKeys(db).where('check_keys.id', '=', id).executeTakeFirstOrThrow(orRefuse('not_found'));

/** A key with its newest days of use. Error: `not_found`. */
export async function checkKeyOf(db: DbOrTrx, id: string): Promise<CheckKey> {
  const key = await checkKeyRowOf(db, id);
  const days = await db
    .selectFrom('check_key_days')
    .select(['day', 'uses'])
    .where('keyId', '=', id)
    .orderBy('day', 'desc')
    .limit(CHECK_KEY_DAYS)
    .execute();
  return { ...key, days };
}

/** The back office's list of partners' keys. */
export const adminCheckKeys: AdminList<typeof adminCheckKeysQuery, CheckKeyRow> = {
  query: adminCheckKeysQuery,
  table: {
    table: 'check_keys',
    columns: {
      createdAt: 'check_keys.createdAt',
      partner: 'check_keys.partner',
      perDay: 'check_keys.perDay',
    },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  rows: (db, ids) => checkKeys(db).where('check_keys.id', 'in', ids).execute(),
};
