import { PERMISSIONS } from '../../../contract/staff.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { neededFor, type Waiting } from './team.ts';

/** Tells the open pages of who may see it: see `mayReject`. */
export function publishApproval({ publish }: UnitOfWork, row: Waiting): void {
  const { permissions, dueAt } = row;
  const readers = dueAt === null ? neededFor(permissions).slice(0, 1) : PERMISSIONS;
  for (const permission of readers) publish({ topic: 'approvals' }, { permission });
}
