import type { FeatureContract } from './feature.ts';

export const retention = {
  topics: ['retention'],
  errors: {
    retention_trial_missing: [
      409,
      'Lancez d’abord un essai\u00a0: un effacement ne retire que ce qui vient d’être montré.',
    ],
    retention_under_way: [409, 'Un effacement est déjà en cours. Attendez qu’il soit terminé.'],
  },
} as const satisfies FeatureContract;
