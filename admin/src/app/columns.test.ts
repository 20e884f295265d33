import { adminAlertsQuery } from '@parade/api/contract/alerts-admin.ts';
import { AUDIT_SORTS } from '@parade/api/contract/audit.ts';
import { adminBlocklistsQuery } from '@parade/api/contract/blocklists.ts';
import { adminDisputesQuery } from '@parade/api/contract/disputes.ts';
import { adminKycQuery } from '@parade/api/contract/kyc.ts';
import { adminBroadcastsQuery } from '@parade/api/contract/notifications.ts';
import { adminPaymentsQuery } from '@parade/api/contract/payments.ts';
import { adminReportsQuery } from '@parade/api/contract/reports.ts';
import { adminStaffQuery } from '@parade/api/contract/staff.ts';
import { adminTicketsQuery } from '@parade/api/contract/support-tickets.ts';
import { adminUsersQuery } from '@parade/api/contract/users.ts';
import { adminWithdrawalsQuery } from '@parade/api/contract/withdrawals.ts';
import { expect, it } from 'vitest';

const LISTS: readonly (readonly [folder: string, sorts: readonly string[]])[] = [
  ['alerts', adminAlertsQuery.sorts],
  ['audit', AUDIT_SORTS],
  ['blocklists', adminBlocklistsQuery.sorts],
  ['disputes', adminDisputesQuery.sorts],
  ['kyc', adminKycQuery.sorts],
  ['notifications', adminBroadcastsQuery.sorts],
  ['payments', adminPaymentsQuery.sorts],
  ['reports', adminReportsQuery.sorts],
  ['staff', adminStaffQuery.sorts],
  ['support-tickets', adminTicketsQuery.sorts],
  ['users', adminUsersQuery.sorts],
  ['withdrawals', adminWithdrawalsQuery.sorts],
];

it.each(LISTS)('%s: the server sorts by each heading that sorts', async (folder, sorts) => {
  const { card, columns } = await import(`../${folder}/columns.tsx`);
  const headings = columns
    .filter(({ disableSort }: { disableSort?: boolean }) => !disableSort)
    .map(({ source }: { source: string }) => source);
  expect(headings).not.toEqual([]);
  expect(sorts).toEqual(expect.arrayContaining(headings));
  // On a phone each column has its place.
  const placed: string[] = card.match(/\w+/g) ?? [];
  const sources = columns.map(({ source }: { source: string }) => source);
  expect(placed).toEqual(expect.arrayContaining(sources));
});
