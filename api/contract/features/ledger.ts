import type { FeatureContract } from './feature.ts';

export const ledger = {
  topics: ['balance'],
  counts: { totalRecoveredAmount: 'euros' },
  errors: {
    balance_negative: [
      409,
      'Le solde a baissé entre-temps\u00a0: cette correction le rendrait négatif. Rejetez-la, puis saisissez le montant à nouveau.',
    ],
    report_amount_negative: [
      422,
      'Cette correction retirerait à ce signalement plus qu’il n’a reçu.',
    ],
    funds_basis_missing: [
      409,
      'Les mentions légales ne nomment personne qui détienne les sommes récupérées\u00a0: rien ne peut être inscrit à un solde, ni retiré.',
    ],
    balance_left: [
      409,
      'Ce compte a encore un solde, un montant à confirmer ou un retrait en attente\u00a0: versez d’abord à la personne ce qui lui revient. Vous pouvez désactiver le compte en attendant.',
    ],
  },
} as const satisfies FeatureContract;
