import type { FeatureContract } from './feature.ts';

export const checkKeys = {
  topics: ['check-keys'],
  errors: {
    check_key_refused: [
      401,
      'Cette clé n’est pas valable. Vérifiez-la, ou demandez-en une autre à votre contact chez nous.',
    ],
    check_key_limited: [
      429,
      'La limite de cette clé est atteinte. Attendez le temps indiqué par l’en-tête Retry-After.',
    ],
    check_key_revoked: [409, 'Cette clé est révoquée\u00a0: elle ne change plus.'],
  },
} as const satisfies FeatureContract;
