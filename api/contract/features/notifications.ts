import type { FeatureContract } from './feature.ts';

export const notifications = {
  topics: ['notifications'],
  pages: { layout: ['/notifications'] },
} as const satisfies FeatureContract;
