import type { FeatureContract } from './feature.ts';

export const disputes = {
  topics: ['disputes'],
  pages: { visitor: ['/contestation'] },
  counts: { openDisputes: 'rows' },
  errors: {
    dispute_answered: [409, 'Cette contestation a déjà reçu sa réponse. Rechargez la fiche.'],
  },
} as const satisfies FeatureContract;
