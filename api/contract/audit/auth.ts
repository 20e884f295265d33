export const SESSIONS = {
  label: 'Session',
  actions: { 'end-session': 'Session terminée' },
} as const;
