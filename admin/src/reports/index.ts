import type { Section } from '../lib/section.ts';
import { PLANS } from '../steps/queries.ts';
import { ReportList } from './ReportList.tsx';

export const reports: Section = {
  name: 'reports',
  label: 'Signalements',
  permission: 'manageReports',
  list: ReportList,
  stale: { reports: [['reports', 'getList'], PLANS] },
  count: (summary) => summary.totalReports,
  card: {
    place: 1,
    count: 'pendingReports',
    one: 'signalement en attente',
    many: 'signalements en attente',
    filter: { status: 'pending' },
  },
};
