import {
  type AdminDispute,
  type AdminDisputeRow,
  adminDispute,
  adminDisputeRow,
} from '../../../contract/disputes.ts';
import { allowed } from '../../platform/allowed.ts';
import type { DisputeDetail, DisputeRecord } from './queries.ts';

const roleOf = ({ role }: DisputeRecord) => role as AdminDisputeRow['role'];

/** What leaves about a dispute, for staff with `systemSettings` alone. */
export const presentDisputeRow = (d: DisputeRecord): AdminDisputeRow =>
  allowed(adminDisputeRow, { ...d, role: roleOf(d) });

export const presentDispute = (d: DisputeDetail): AdminDispute =>
  allowed(adminDispute, { ...d, role: roleOf(d) });
