import type { Permission } from '../../../contract/staff.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Tells the open pages of who may confirm it. */
export function publishApprovals({ publish }: UnitOfWork, permission: Permission): void {
  publish({ topic: 'approvals' }, { permission });
}
