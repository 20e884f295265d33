import type { ErrorCatalogue } from './catalogue.ts';

export const SUPPORT_TICKETS_ERRORS = {
  ticket_closed: [
    409,
    'Ce ticket est fermé\u00a0: il ne reçoit plus de réponse. Ouvrez-en un autre.',
  ],
} as const satisfies ErrorCatalogue;
