import type { ClientFeature } from '../lib/feature.ts';

/** What an erasure would take, and what stands in its way. */
const ERASURE = [['erasure']];

export const personalData = {
  stale: {
    exports: [['exports']],
    reads: [['reads']],
    payments: ERASURE,
    withdrawals: ERASURE,
    balance: ERASURE,
    contracts: ERASURE,
  },
} satisfies ClientFeature;
