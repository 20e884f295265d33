import type { Section } from '../lib/section.ts';
import { RETENTION_PATH } from '../retention/RetentionLink.tsx';
import { RetentionPage } from '../retention/RetentionPage.tsx';
import { AuditList } from './AuditList.tsx';

export const audit: Section = {
  name: 'audit-events',
  label: 'Journal',
  permission: 'manageUsers',
  list: AuditList,
  pages: [{ path: RETENTION_PATH, Page: RetentionPage }],
  count: (summary) => summary.totalAuditEvents,
};
