import type { FeatureContract } from './feature.ts';

export const probes = {
  topics: ['probes'],
} as const satisfies FeatureContract;
