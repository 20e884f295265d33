import type { FeatureContract } from './feature.ts';

export const reports = {
  topics: ['reports'],
  pages: { layout: ['/reports'], one: ['/reports/:id'], plain: ['/report'] },
  counts: { totalReports: 'rows', pendingReports: 'rows' },
} as const satisfies FeatureContract;
