import { centsToEuros } from '../../../contract/money.ts';
import { type AdminUserRow, adminUserRow } from '../../../contract/users.ts';
import { allowed } from '../../platform/allowed.ts';
import type { AdminUserRecord } from './admin-list.ts';

/** What leaves about a person in the list of staff. */
export const presentUserRow = (u: AdminUserRecord): AdminUserRow =>
  allowed(adminUserRow, {
    ...u,
    uid: u.id,
    verified: u.verified === 1,
    isEmailVerified: u.isEmailVerified === 1,
    recoveredAmount: centsToEuros(u.balanceCents),
  });
