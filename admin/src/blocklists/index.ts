import type { View } from '../lib/section.ts';
import { BlocklistList } from './BlocklistList.tsx';

export const blocklists: View = {
  address: 'listes',
  name: 'lists',
  label: 'Listes importées',
  list: BlocklistList,
};
