export const RECOVERED_AMOUNTS = {
  label: 'Montant récupéré',
  fields: {
    change: 'Changement (€)',
    balance: 'Solde disponible (€)',
    paidDirectly: 'Versé directement à la personne',
  },
} as const;
