import type { Cause } from './cause.ts';
import { CHANNELS } from './channels.ts';
import { HASTE } from './haste.ts';
import { KEEPERS } from './keepers.ts';
import { KEYS } from './keys.ts';
import { PRICES } from './prices.ts';
import { STRANGERS } from './strangers.ts';
import { TAKEOVERS } from './takeovers.ts';

export const CAUSES: readonly Cause[] = [
  ...KEYS,
  ...TAKEOVERS,
  ...STRANGERS,
  ...CHANNELS,
  ...PRICES,
  ...KEEPERS,
  ...HASTE,
];
