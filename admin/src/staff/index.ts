import type { Section } from '../lib/section.ts';
import { StaffList } from './StaffList.tsx';

export const staff: Section = {
  name: 'staff',
  label: 'Équipe',
  permission: 'manageUsers',
  list: StaffList,
  stale: { staff: [['staff', 'getList']] },
  count: (summary) => summary.totalStaff,
};
