import type { AuditAction } from '../../../contract/audit.ts';
import type { Account } from '../../platform/session.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { publishStaff, publishUser } from './client.ts';

interface OwnChange {
  action: AuditAction;
  before?: unknown;
  after: unknown;
}

/** Writes what somebody changed about themselves to the journal, and tells their other pages and the back office. */
export async function recordOwnChange(
  unit: UnitOfWork,
  { id, staff }: Pick<Account, 'id' | 'staff'>,
  change: OwnChange,
): Promise<void> {
  await unit.audit({ ...change, objectType: staff ? 'staff' : 'users', objectId: id });
  unit.publish({ topic: 'me' }, { userId: id });
  if (staff) publishStaff(unit, id);
  else publishUser(unit, id);
}
