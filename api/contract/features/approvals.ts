import type { FeatureContract } from './feature.ts';

export const approvals = {
  topics: ['approvals'],
  errors: {
    approval_waiting: [
      409,
      'Un changement attend déjà d’être confirmé ici\u00a0: confirmez-le ou rejetez-le d’abord.',
    ],
    approval_decided: [
      409,
      'Ce changement n’attend plus de confirmation. Rechargez la page pour voir ce qui est en vigueur.',
    ],
    second_person_required: [
      403,
      'Vous avez proposé ce changement\u00a0: une autre personne de l’équipe doit le confirmer.',
    ],
    totp_missing: [
      403,
      'Pour confirmer un changement, activez d’abord votre double authentification.',
    ],
  },
} as const satisfies FeatureContract;
