export const CHECK_KEYS = {
  label: 'Clé de partenaire',
  actions: { revoke: 'Révocation' },
  fields: {
    partner: 'Partenaire',
    prefix: 'Début de la clé',
    perMinute: 'Limite par minute',
    perDay: 'Limite par jour',
  },
} as const;
