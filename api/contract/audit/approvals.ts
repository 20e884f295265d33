export const APPROVALS = {
  label: 'Changement à confirmer',
  actions: {
    propose: 'Proposition',
    'take-back': 'Proposition retirée',
    renew: 'Délai recommencé',
  },
  fields: {
    proposedBy: 'Proposé par',
    changes: 'Changements',
    what: 'Quoi',
    before: 'Avant',
    after: 'Après',
  },
} as const;
