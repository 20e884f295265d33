export const EXPORTS = {
  label: 'Export des données',
} as const;
