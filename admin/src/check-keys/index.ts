import type { View } from '../lib/section.ts';
import { CheckKeyList } from './CheckKeyList.tsx';

export const checkKeys: View = {
  address: 'partenaires',
  name: 'check-keys',
  label: 'Clés des partenaires',
  list: CheckKeyList,
  stale: { 'check-keys': [['check-keys', 'getList']] },
};
