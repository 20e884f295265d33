import { callers } from '../callers/index.ts';
import { CONVERSATIONS } from '../conversations/queries.ts';
import { COUNTERPARTIES } from '../counterparties/queries.ts';
import type { Section } from '../lib/section.ts';
import { LOSSES } from '../losses/queries.ts';
import { RECEIPTS } from '../receipts/queries.ts';
import { PLANS } from '../steps/queries.ts';
import { TIMELINES } from '../timeline/queries.ts';
import { PIECES } from './queries.ts';
import { ReportList } from './ReportList.tsx';

export const reports: Section = {
  name: 'reports',
  label: 'Signalements',
  permission: 'manageReports',
  list: ReportList,
  parts: [callers],
  stale: {
    reports: [
      ['reports', 'getList'],
      ...[PLANS, PIECES, LOSSES, COUNTERPARTIES, CONVERSATIONS, RECEIPTS, TIMELINES],
    ],
  },
  count: (summary) => summary.totalReports,
  card: [
    {
      place: 1,
      count: 'pendingReports',
      one: 'signalement en attente',
      many: 'signalements en attente',
      filter: { status: 'pending' },
    },
    {
      place: 6,
      count: 'waitingReports',
      one: 'dossier à répondre',
      many: 'dossiers à répondre',
      filter: { waiting: true },
    },
  ],
};
