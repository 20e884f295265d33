import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { neededFor } from './team.ts';

/** Tells the open pages of who reads it: those who hold the first of its permissions. */
export function publishApprovals({ publish }: UnitOfWork, permissions: string): void {
  for (const permission of neededFor(permissions).slice(0, 1)) {
    publish({ topic: 'approvals' }, { permission });
  }
}
