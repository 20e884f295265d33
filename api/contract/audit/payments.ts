import type { PaymentStatus } from '../payments.ts';
import type { AuditWords } from './words.ts';

const STATUSES: Readonly<Record<PaymentStatus, string>> = {
  pending: 'En attente',
  completed: 'Payé',
  failed: 'Rejeté',
};

export const PAYMENTS = {
  label: 'Paiement',
  actions: {},
  fields: {},
  values: {
    status: STATUSES,
    method: { crypto: 'Cryptomonnaie', bank_transfer: 'Virement bancaire' },
  },
} as const satisfies AuditWords;
