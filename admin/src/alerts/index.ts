import type { Section } from '../lib/section.ts';
import { AlertsPage } from './AlertsPage.tsx';

export const alerts: Section = {
  name: 'alerts',
  label: 'Alertes',
  views: ['disputes', 'lists'],
  permission: 'systemSettings',
  list: AlertsPage,
  // What waits for somebody: the base itself may hold a million.
  counted: 'à traiter\u00a0: alertes en attente et contestations',
  count: ({ pendingAlerts, openDisputes }) =>
    pendingAlerts === null || openDisputes === null ? null : pendingAlerts + openDisputes,
};
