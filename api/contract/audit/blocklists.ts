export const BLOCKLISTS = {
  label: 'Liste publique',
  actions: { import: 'Import' },
  fields: { asOf: 'Date de la liste', entries: 'Entrées', added: 'Ajoutées' },
} as const;
