import type { FeatureContract } from './feature.ts';

export const audit = {
  topics: ['audit', 'reads'],
  counts: { totalAuditEvents: 'rows' },
} as const satisfies FeatureContract;
