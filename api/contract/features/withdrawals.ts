import type { FeatureContract } from './feature.ts';

export const withdrawals = {
  topics: ['withdrawals'],
  pages: { layout: ['/withdraw'] },
  counts: { totalWithdrawals: 'rows', pendingWithdrawals: 'rows' },
  errors: {
    withdrawal_not_found: [404, 'Retrait non trouvé'],
    withdrawal_decided: [
      409,
      'Cette demande est déjà traitée\u00a0: elle ne peut plus être annulée.',
    ],
    withdrawal_cancelled: [
      409,
      'Le client a annulé cette demande\u00a0: elle n’attend plus de décision.',
    ],
    withdrawal_exceeds_balance: [422, 'Le montant ne peut pas dépasser votre solde disponible'],
    funds_not_held: [
      409,
      'Rien ne peut être retiré ici\u00a0: nous ne détenons pas votre argent. Les sommes récupérées vous sont versées directement, et vous n’avez rien à payer.',
    ],
    identity_first: [
      409,
      'L’identité de cette personne n’est pas encore approuvée\u00a0: vérifiez-la d’abord dans «\u00a0KYC\u00a0».',
    ],
    insufficient_balance: [409, 'Le solde disponible est insuffisant pour approuver ce retrait'],
  },
} as const satisfies FeatureContract;
