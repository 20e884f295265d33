import type { FeatureContract } from './feature.ts';

export const paymentSettings = {
  topics: ['payment-settings'],
} as const satisfies FeatureContract;
