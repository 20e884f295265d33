import { blocklists } from '../blocklists/index.ts';
import { checkKeys } from '../check-keys/index.ts';
import { checkSigns } from '../check-signs/index.ts';
import { disputes } from '../disputes/index.ts';
import type { Section } from '../lib/section.ts';
import { AlertsPage } from './AlertsPage.tsx';

export const alerts: Section = {
  name: 'alerts',
  label: 'Alertes',
  permission: 'systemSettings',
  list: AlertsPage,
  parts: [disputes, blocklists, checkSigns, checkKeys],
  stale: { alerts: [['alerts', 'getList']] },
  // The number counts what waits: the base itself may hold a million.
  counted: 'à traiter\u00a0: alertes en attente et contestations',
  count: ({ pendingAlerts, openDisputes }) =>
    pendingAlerts === null || openDisputes === null ? null : pendingAlerts + openDisputes,
};
