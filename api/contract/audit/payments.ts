import type { PaymentStatus } from '../payments.ts';

const STATUSES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'En attente',
  completed: 'Payé',
  failed: 'Rejeté',
};

export const PAYMENTS = {
  label: 'Paiement',
  actions: {
    order: 'Commande',
    'name-transaction': 'Transaction indiquée',
    cancel: 'Annulation par le client',
  },
  fields: {
    contractId: 'Contrat',
    cryptocurrency: 'Cryptomonnaie',
    accounts: 'Comptes',
    noteBy: 'Note écrite par',
  },
  values: {
    status: STATUSES,
    method: { crypto: 'Cryptomonnaie', bank_transfer: 'Virement bancaire' },
  },
} as const;
