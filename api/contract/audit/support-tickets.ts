import { TICKET_PRIORITY_LABELS, TICKET_STATUS_LABELS } from '../support-tickets.ts';

export const SUPPORT_TICKETS = {
  label: 'Ticket de support',
  actions: { move: 'Déplacement dans un dossier' },
  fields: { waiting: 'Attendent une réponse' },
  values: { status: TICKET_STATUS_LABELS, priority: TICKET_PRIORITY_LABELS },
} as const;
