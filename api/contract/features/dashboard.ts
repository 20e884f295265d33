import type { FeatureContract } from './feature.ts';

export const dashboard = {
  pages: { layout: ['/dashboard'] },
} as const satisfies FeatureContract;
