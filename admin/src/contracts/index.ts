import type { Part } from '../lib/section.ts';

/** Contracts show in the tabs of reports and payments. */
export const contracts: Part = { stale: { contracts: [['contracts']] } };
