import type { ClientFeature } from '../lib/feature.ts';

const KEYS = [['contracts']];

export const contracts = {
  stale: { contracts: KEYS, payments: KEYS },
} satisfies ClientFeature;
