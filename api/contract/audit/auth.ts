import type { AuditWords } from './words.ts';

export const SESSIONS = {
  label: 'Session',
  actions: { 'end-session': 'Session terminée' },
  fields: {},
} as const satisfies AuditWords;
