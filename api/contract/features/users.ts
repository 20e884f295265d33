import type { FeatureContract } from './feature.ts';

export const users = {
  topics: ['users', 'me', 'summary'],
  pages: { layout: ['/profile', '/settings'] },
  counts: { totalUsers: 'rows' },
  errors: {
    user_not_found: [404, 'Utilisateur non trouvé'],
  },
} as const satisfies FeatureContract;
