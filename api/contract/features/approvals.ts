import type { FeatureContract } from './feature.ts';

export const approvals = {
  topics: ['approvals'],
  counts: { approvalsOfPayments: 'rows', approvalsOfUsers: 'rows', approvalsOfSettings: 'rows' },
  errors: {
    approval_waiting: [
      409,
      'Un changement attend déjà d’être confirmé ici\u00a0: confirmez-le ou rejetez-le d’abord.',
    ],
    too_many_proposals: [
      429,
      'Vous avez proposé trente changements en une heure. Laissez l’équipe décider de ceux qui attendent, puis réessayez plus tard.',
    ],
    approval_decided: [
      409,
      'Ce changement n’attend plus de confirmation. Rechargez la page pour voir ce qui est en vigueur.',
    ],
    second_person_required: [
      403,
      'Vous avez proposé ce changement\u00a0: une autre personne de l’équipe doit le confirmer.',
    ],
    approval_orphaned: [
      409,
      'La personne qui l’a proposé ne peut plus décider de ce changement\u00a0: rejetez-le, puis proposez-le vous-même.',
    ],
    totp_missing: [
      403,
      'Pour proposer ou confirmer ce changement, activez d’abord votre double authentification.',
    ],
    totp_too_new: [
      403,
      'Votre double authentification est trop récente\u00a0: elle permet de proposer ou de confirmer ce changement 24\u00a0heures après son activation.',
    ],
  },
} as const satisfies FeatureContract;
