import type { FeatureFixture } from '../fixture.ts';

export const probes = {
  routes: { 'GET /api/admin/probes': { access: 'manageUsers', answers: '200' } },
} satisfies FeatureFixture;
