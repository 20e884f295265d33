export const AUDIT_EVENTS = {
  label: 'Journal',
  fields: {
    actor: 'Personne',
    action: 'Action',
    objectType: 'Objet',
    objectId: 'Identifiant',
    from: 'Depuis',
    to: 'Jusqu’au',
  },
} as const;
