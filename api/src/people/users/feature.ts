import { sql } from 'kysely';
import { countOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { userAdminRoutes } from './admin-routes.ts';
import { accountData } from './personal-data.ts';
import { userRoutes } from './routes.ts';

export const users = {
  routes: [userRoutes, userAdminRoutes],
  counts: {
    permission: 'manageUsers',
    read: async (db) => ({
      totalUsers: await countOf(db.selectFrom('users').where(sql<boolean>`"role" = 'user'`)),
    }),
  },
  topics: ['users', 'me', 'summary'],
  documents: {
    owns: ({ slot }) => slot === 'avatar',
    mayRead: (_db, { permissions }) =>
      permissions?.manageReports === true || permissions?.manageUsers === true,
  },
  personalData: accountData,
} satisfies Feature;
