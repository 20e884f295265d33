import type { FeatureContract } from './feature.ts';

export const contracts = {
  topics: ['contracts'],
  errors: {
    contract_unavailable: [
      409,
      'Ce contrat n’est plus proposé. Rechargez la page pour lire celui qui est en vigueur.',
    ],
    contract_fixed: [
      409,
      'Un contrat proposé, accepté ou retiré ne change plus. Retirez la proposition, puis rédigez-en une autre.',
    ],
    contract_not_accepted: [
      409,
      'Ce contrat n’est pas accepté\u00a0: il n’y a rien à quoi renoncer.',
    ],
    contract_replaced: [
      409,
      'Ce contrat est remplacé par celui de la commande suivante\u00a0: c’est à celui-là que l’on renonce.',
    ],
    renunciation_too_late: [409, 'Le délai de 14\u00a0jours pour renoncer à ce contrat est passé.'],
    contract_not_renounced: [
      409,
      'Personne n’a renoncé à ce contrat\u00a0: il n’y a rien à rembourser à ce titre.',
    ],
    refund_recorded: [
      409,
      'Le remboursement de ce contrat est déjà enregistré sous une autre référence. Rechargez la fiche pour la voir.',
    ],
    nothing_to_refund: [
      409,
      'Aucun paiement de ce contrat n’est confirmé\u00a0: il n’y a rien à rembourser.',
    ],
    payment_unverified: [
      409,
      'Un paiement de ce contrat n’est pas encore vérifié\u00a0: confirmez-le ou rejetez-le d’abord.',
    ],
  },
} as const satisfies FeatureContract;
