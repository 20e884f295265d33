import type { Preferences } from '../../../contract/users.ts';
import type { Services } from '../../platform/context.ts';
import type { Account } from '../../platform/session.ts';
import { only, work } from '../../platform/unit-of-work.ts';
import { changeUser, lockAccount, ownObject, publishOwnChange } from './client.ts';
import { PREFERENCE_COLUMNS, presentPreferences, storedPreferences } from './preferences.ts';

/**
 * Stores the five toggles. The journal keeps what changed: whoever sends
 * advertising must be able to show that it was agreed to (RGPD, article 7.1).
 */
export function savePreferences(
  services: Services,
  account: Account,
  wanted: Preferences,
): Promise<Preferences> {
  return work(services, account, async (unit) => {
    const { trx } = unit;
    await lockAccount(trx, account.id);
    const row = await trx
      .selectFrom('users')
      .select(PREFERENCE_COLUMNS)
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    const before = presentPreferences(row);
    const names = (Object.keys(before) as (keyof Preferences)[]).filter(
      (name) => before[name] !== wanted[name],
    );
    if (names.length === 0) return before;
    await changeUser(unit, account.id, storedPreferences(wanted));
    await unit.audit('update', ...ownObject(account), {
      before: only(before, names),
      after: only(wanted, names),
    });
    publishOwnChange(unit, account);
    return wanted;
  });
}
