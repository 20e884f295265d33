import type { FeatureContract } from './feature.ts';

export const conversations = {
  counts: { waitingReports: 'rows' },
  errors: { ticket_moved: [409, 'Ce ticket a déjà été déplacé dans un dossier.'] },
} as const satisfies FeatureContract;
