import type { FeatureFixture } from '../fixture.ts';
import { PUBLIC } from '../making.ts';

export const checks = {
  routes: {
    'POST /api/checks': {
      ...PUBLIC,
      body: { text: 'Appel du 06 39 98 71 05, site colis.example' },
    },
  },
} satisfies FeatureFixture;
