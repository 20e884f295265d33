import type { FeatureContract } from './feature.ts';

export const ledger = {
  topics: ['balance'],
  counts: { proposedAmounts: 'rows', totalRecoveredAmount: 'euros' },
  errors: {
    balance_negative: [
      409,
      'Le solde a baissé entre-temps\u00a0: cette correction le rendrait négatif. Refusez-la, puis saisissez le montant à nouveau.',
    ],
    report_amount_negative: [
      422,
      'Cette correction retirerait à ce signalement plus qu’il n’a reçu.',
    ],
    recovered_amount_waiting: [
      409,
      'Un montant attend déjà d’être confirmé pour cette personne\u00a0: confirmez-le ou refusez-le d’abord.',
    ],
    recovered_amount_decided: [
      409,
      'Ce montant n’attend plus de confirmation. Rechargez la fiche pour la voir.',
    ],
    balance_left: [
      409,
      'Ce compte a encore un solde, un montant à confirmer ou un retrait en attente\u00a0: versez d’abord à la personne ce qui lui revient. Vous pouvez désactiver le compte en attendant.',
    ],
  },
} as const satisfies FeatureContract;
