import type { ErrorCatalogue } from './catalogue.ts';

export const USERS_ERRORS = {
  user_not_found: [404, 'Utilisateur non trouvé'],
} as const satisfies ErrorCatalogue;
