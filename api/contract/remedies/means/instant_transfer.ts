import type { MeansDefinition } from './definition.ts';
import { TRANSFER } from './transfer.ts';

export const INSTANT_TRANSFER = {
  ...TRANSFER,
  id: 'instant_transfer',
  label: 'Virement instantané',
} as const satisfies MeansDefinition;
