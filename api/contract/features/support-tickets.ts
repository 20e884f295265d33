import type { FeatureContract } from './feature.ts';

export const supportTickets = {
  topics: ['support-tickets'],
  pages: { layout: ['/support'] },
  counts: { totalSupportTickets: 'rows', openTickets: 'rows', waitingTickets: 'rows' },
  errors: {
    ticket_closed: [
      409,
      'Ce ticket est fermé\u00a0: il ne reçoit plus de réponse. Ouvrez-en un autre.',
    ],
  },
} as const satisfies FeatureContract;
