import type { FeatureContract } from './feature.ts';

export const publication = {
  topics: ['site-settings'],
  errors: {
    preview_replaced: [409, 'Un aperçu plus récent a pris la place de celui-ci.'],
  },
} as const satisfies FeatureContract;
