import { newId } from '../../src/platform/ids.ts';
import type { FeatureFixture } from '../fixture.ts';

export const retention = {
  routes: {
    'GET /api/admin/retention-runs': { access: 'manageUsers', answers: '200' },
    // A run goes on in the background; this one is stopped before it begins.
    'POST /api/admin/retention-runs': {
      access: 'manageUsers',
      body: { kind: 'removal', basis: newId() },
      answers: '409 retention_trial_missing',
      async example({ world }) {
        // Another day for the next one: a run at a time, and its outcome stays.
        await world.db.deleteFrom('retention_runs').execute();
        return { body: { kind: 'trial' } };
      },
    },
  },
} satisfies FeatureFixture;
