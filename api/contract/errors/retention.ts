import type { ErrorCatalogue } from './catalogue.ts';

export const RETENTION_ERRORS = {
  retention_trial_missing: [
    409,
    'Lancez d’abord un essai\u00a0: un effacement ne retire que ce qui vient d’être montré.',
  ],
  retention_under_way: [409, 'Un effacement est déjà en cours. Attendez qu’il soit terminé.'],
} as const satisfies ErrorCatalogue;
