import type { FeatureContract } from './feature.ts';

export const audit = {
  topics: ['audit'],
  counts: { totalAuditEvents: 'rows' },
} as const satisfies FeatureContract;
