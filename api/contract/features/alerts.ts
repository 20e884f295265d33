import type { FeatureContract } from './feature.ts';

export const alerts = {
  topics: ['alerts'],
  counts: { pendingAlerts: 'rows' },
  errors: {
    alert_transition: [409, 'Cette alerte ne peut pas passer à cet état.'],
  },
} as const satisfies FeatureContract;
