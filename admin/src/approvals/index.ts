import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { PERMISSIONS } from '@parade/api/contract/staff.ts';
import type { Section } from '../lib/section.ts';
import { ApprovalsPage } from './ApprovalsPage.tsx';
import { KEY } from './queries.ts';

/** What waits for the reader, whichever of their permissions it takes; null where they have none. */
function count({
  approvalsOfPayments,
  approvalsOfUsers,
  approvalsOfSettings,
}: AdminSummary): number | null {
  const theirs = [approvalsOfPayments, approvalsOfUsers, approvalsOfSettings].filter(
    (each) => each !== null,
  );
  return theirs.length === 0 ? null : theirs.reduce((sum, each) => sum + each, 0);
}

export const approvals: Section = {
  name: 'approvals',
  label: 'À confirmer',
  // What takes effect by time may be rejected by everybody of the team.
  permission: PERMISSIONS,
  list: ApprovalsPage,
  stale: { approvals: [KEY] },
  count,
  card: {
    place: 6,
    count,
    one: 'changement à confirmer',
    many: 'changements à confirmer',
    filter: {},
  },
};
