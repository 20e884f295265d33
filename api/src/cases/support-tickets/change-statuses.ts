import type { DbOrTrx } from '@parade/db';
import { quoted } from '../../../contract/text.ts';
import { bulkStatuses } from '../../platform/bulk/statuses.ts';
import { decide, tellOwner } from './update.ts';

const rowsOf = (db: DbOrTrx, ids: readonly string[]) =>
  db
    .selectFrom('support_tickets')
    .select(['id', 'userId', 'subject', 'status', 'priority', 'version'])
    .where('id', 'in', ids)
    .execute();

export const { change: changeTicketStatuses, part: ticketStatusChanges } = bulkStatuses({
  list: 'support-tickets',
  permission: 'manageReports',
  rows: rowsOf,
  call: ({ subject }) => quoted(subject),
  async decide(unit, actor, before, status) {
    await decide(unit, actor, before, { status, priority: before.priority });
    unit.publish({ topic: 'support-tickets', id: before.id }, { userId: before.userId });
  },
  tellOwner,
});
