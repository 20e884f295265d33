import type { ErrorCatalogue } from './catalogue.ts';

export const DISPUTES_ERRORS = {
  dispute_answered: [409, 'Cette contestation a déjà reçu sa réponse. Rechargez la fiche.'],
} as const satisfies ErrorCatalogue;
