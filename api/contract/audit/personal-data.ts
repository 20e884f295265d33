import type { AuditWords } from './words.ts';

export const EXPORTS = {
  label: 'Export des données',
  actions: {},
  fields: {},
} as const satisfies AuditWords;
