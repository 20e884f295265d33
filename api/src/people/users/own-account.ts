import type { Account } from '../../platform/session.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { publishStaff, publishUser } from './client.ts';

type Own = Pick<Account, 'id' | 'staff'>;

/** What the journal calls an account that somebody changes themselves. */
export const ownObject = ({ id, staff }: Own) =>
  ({ objectType: staff ? 'staff' : 'users', objectId: id }) as const;

/** Tells somebody's other pages and the back office of what they changed about themselves. */
export function tellOfOwnChange(unit: UnitOfWork, { id, staff }: Own): void {
  unit.publish({ topic: 'me' }, { userId: id });
  if (staff) publishStaff(unit, id);
  else publishUser(unit, id);
}
