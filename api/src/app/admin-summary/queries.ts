import { type AdminSummary, adminSummary } from '../../../contract/admin-summary.ts';
import type { Permissions } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';

const NOTHING = Object.fromEntries(
  Object.keys(adminSummary.shape).map((name) => [name, null]),
) as Readonly<Record<keyof AdminSummary, null>>;

/** The counts that a staff member may read, of every feature; null for the others. */
export async function adminCounts(
  { db, ports }: Services,
  may: Permissions,
): Promise<AdminSummary> {
  let counts: AdminSummary = NOTHING;
  for (const count of ports.counts) counts = { ...counts, ...(await count(db, may)) };
  return counts;
}
