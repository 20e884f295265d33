/** What makes people wait after too many attempts; the object is an account, an address or `all`. */
export const LIMITS = {
  label: 'Limite d’essais',
  actions: { lift: 'Limite levée' },
  fields: { lifted: 'Compteurs remis à zéro' },
  values: { kind: { account: 'Un compte', address: 'Une adresse', all: 'Tout le monde' } },
} as const;
