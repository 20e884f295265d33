import type { Section } from '../lib/section.ts';
import { AuditList } from './AuditList.tsx';

export const audit: Section = {
  name: 'audit-events',
  label: 'Journal',
  permission: 'manageUsers',
  list: AuditList,
  count: (summary) => summary.totalAuditEvents,
};
