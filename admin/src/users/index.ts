import type { Section } from '../lib/section.ts';
import { UserList } from './UserList.tsx';

export const users: Section = {
  name: 'users',
  label: 'Utilisateurs',
  permission: 'manageUsers',
  list: UserList,
  stale: { users: [['users']] },
  count: (summary) => summary.totalUsers,
};
