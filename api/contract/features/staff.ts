import type { FeatureContract } from './feature.ts';

export const staff = {
  topics: ['staff'],
  counts: { totalStaff: 'rows' },
  errors: {
    last_administrator: [
      409,
      'Il doit rester au moins un administrateur avec toutes les permissions.',
    ],
    more_permissions: [
      403,
      'Vous ne pouvez ni accorder ni modifier des permissions que vous n’avez pas.',
    ],
    own_account: [409, 'Vous ne pouvez pas modifier votre propre accès.'],
    own_affair: [
      409,
      'Vous ne pouvez pas décider de votre propre dossier\u00a0: une autre personne de l’équipe doit le faire.',
    ],
  },
} as const satisfies FeatureContract;
