import type { Section } from '../lib/section.ts';
import { probes } from '../probes/index.ts';
import { retention } from '../retention/index.ts';
import { AuditList } from './AuditList.tsx';

export const audit: Section = {
  name: 'audit-events',
  label: 'Journal',
  permission: 'manageUsers',
  list: AuditList,
  parts: [probes, retention],
  stale: { audit: [['audit-events', 'getList']] },
  count: (summary) => summary.totalAuditEvents,
};
