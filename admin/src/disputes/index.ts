import type { View } from '../lib/section.ts';
import { DisputeList } from './DisputeList.tsx';

export const disputes: View = {
  address: 'contestations',
  name: 'disputes',
  label: 'Contestations',
  list: DisputeList,
  stale: { disputes: [['disputes', 'getList']] },
  count: (summary) => summary.openDisputes,
};
