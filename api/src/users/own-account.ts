import type { Account } from '../auth/account.ts';
import { tellOfStaff } from '../staff/members.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { tellOfUser } from './client.ts';

type Own = Pick<Account, 'id' | 'staff'>;

/** What the journal calls an account that somebody changes themselves. */
export const ownObject = ({ id, staff }: Own) =>
  ({ objectType: staff ? 'staff' : 'users', objectId: id }) as const;

/** Tells somebody's other pages and the back office of what they changed about themselves. */
export function tellOfOwnChange(unit: UnitOfWork, { id, staff }: Own): void {
  unit.publish({ topic: 'me' }, { userId: id });
  if (staff) tellOfStaff(unit, id);
  else tellOfUser(unit, id);
}
