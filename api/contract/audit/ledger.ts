export const RECOVERED_AMOUNTS = {
  label: 'Montant récupéré',
  actions: { propose: 'Montant proposé' },
  fields: { change: 'Changement (€)', balance: 'Solde disponible (€)' },
} as const;
