export const APPROVALS = {
  label: 'Changement à confirmer',
  actions: { propose: 'Proposition', 'take-back': 'Proposition retirée' },
  fields: {
    changes: 'Changements',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
  },
} as const;
