import type { AuditWords } from './words.ts';

export const INVOICES = {
  label: 'Facture',
  actions: { issue: 'Émission' },
  fields: { number: 'Numéro', paymentId: 'Paiement' },
} as const satisfies AuditWords;
