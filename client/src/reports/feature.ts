import type { ClientFeature } from '../lib/feature.ts';
import type { REPORT_DRAFTS } from './draft.ts';

const REPORTS = ['reports'];
const SUMMARY = ['summary'];

export const reports = {
  pages: [
    {
      kind: 'layout',
      path: '/reports',
      label: 'Mes signalements',
      load: () => import('./ReportsPage.tsx'),
    },
    {
      kind: 'one',
      path: '/reports/:id',
      title: 'Mon signalement',
      load: () => import('./ReportPage.tsx'),
    },
    { kind: 'plain', path: '/report', load: () => import('./NewReportPage.tsx') },
  ],
  stale: {
    reports: [REPORTS, SUMMARY],
    summary: [SUMMARY],
    notifications: [SUMMARY],
    // What a report has recovered is the sum of its entries.
    balance: [REPORTS, SUMMARY],
  },
  drafts: { name: 'report' satisfies typeof REPORT_DRAFTS.name, unsent: 'Votre signalement' },
} satisfies ClientFeature;
