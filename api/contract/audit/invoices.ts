export const INVOICES = {
  label: 'Facture',
  actions: { issue: 'Émission' },
  fields: { number: 'Numéro', paymentId: 'Paiement' },
} as const;
