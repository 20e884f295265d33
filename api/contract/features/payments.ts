import type { FeatureContract } from './feature.ts';

export const payments = {
  topics: ['payments'],
  pages: { layout: ['/payments'], plain: ['/payment'] },
  counts: { totalPayments: 'rows', pendingPayments: 'rows' },
  errors: {
    payment_option_unavailable: [
      422,
      "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.",
    ],
    payment_minimum_missing: [
      422,
      "Le montant minimum n'est pas configuré pour cette cryptomonnaie",
    ],
    transaction_hash_used: [
      409,
      'Ce hash a déjà été enregistré pour un paiement\u00a0: vérifiez que c’est bien celui de votre nouvelle transaction. Si c’est bien la vôtre, écrivez-nous.',
    ],
    transaction_hash_confirmed: [
      409,
      'Un autre paiement confirmé porte déjà ce hash\u00a0: une transaction n’en paie qu’un seul. Remettez l’autre en vérification d’abord, ou rejetez celui-ci.',
    ],
    transaction_named: [
      409,
      'Vous avez déjà indiqué une autre transaction pour cette commande. Pour la corriger, écrivez au support.',
    ],
    transaction_not_awaited: [409, 'Cette commande n’attend plus de transaction.'],
    transaction_missing: [
      409,
      'Le client n’a pas encore indiqué sa transaction : rien ne peut être confirmé avant.',
    ],
    order_not_cancellable: [
      409,
      'Cette commande ne s’annule plus : un paiement est déjà indiqué. Vous pouvez renoncer au contrat dans la page « Paiements », ou écrire au support.',
    ],
    payment_terms_changed: [
      409,
      'Le contrat ou le montant a changé depuis que cette page est ouverte. Relisez-les, puis commandez à nouveau.',
    ],
    payments_waiting: [
      409,
      'Cinq de vos paiements attendent déjà leur vérification. Attendez que nous les ayons vérifiés, ou annulez une commande que vous n’avez pas payée.',
    ],
    payment_action_refused: [
      409,
      'Ce paiement est déjà dans cet état. Rechargez la fiche pour le voir.',
    ],
    payment_refunded: [
      409,
      'Ce paiement a été remboursé après la renonciation au contrat\u00a0: sa vérification ne change plus.',
    ],
  },
} as const satisfies FeatureContract;
