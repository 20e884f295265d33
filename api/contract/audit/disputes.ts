import { DISPUTE_GROUNDS, DISPUTE_STATUS_LABELS } from '../disputes.ts';

export const DISPUTES = {
  label: 'Contestation',
  fields: {
    alertId: 'Alerte',
    dueAt: 'À traiter avant le',
    answer: 'Réponse',
    ground: 'Fondement',
    suspended: 'Éléments suspendus',
  },
  values: {
    status: { unconfirmed: 'À confirmer', ...DISPUTE_STATUS_LABELS },
    ground: DISPUTE_GROUNDS,
  },
} as const;
