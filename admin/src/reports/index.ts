import type { Section } from '../lib/section.ts';
import { ReportList } from './ReportList.tsx';

export const reports: Section = {
  name: 'reports',
  label: 'Signalements',
  permission: 'manageReports',
  list: ReportList,
  count: (summary) => summary.totalReports,
};
