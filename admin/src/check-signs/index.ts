import type { View } from '../lib/section.ts';
import { CheckSignsView } from './CheckSignsView.tsx';

export const checkSigns: View = {
  address: 'signes',
  name: 'check-signs',
  label: 'Signes les plus vus',
  list: CheckSignsView,
};
