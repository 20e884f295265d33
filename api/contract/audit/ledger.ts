export const RECOVERED_AMOUNTS = {
  label: 'Montant récupéré',
  fields: { change: 'Changement (€)', balance: 'Solde disponible (€)' },
} as const;
