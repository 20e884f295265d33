/** What a person takes with them, and their leaving. */
import { newId } from '../../src/platform/ids.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { FORM, KEPT, OWN, READ } from '../making.ts';
import { PASSWORD } from '../testing.ts';

/** An export that waits to be taken. */
async function anExport({ world, owner }: Stage): Promise<string> {
  const id = newId();
  const { services, db } = world;
  await services.exports.write(id, 'original', Buffer.from('PK'));
  const now = services.now().toISOString();
  const at = { nextAttemptAt: now, requestedAt: now, readyAt: now };
  const row = { id, userId: owner.uid, status: 'ready' as const, size: 2, ...at };
  await db
    .insertInto('exports')
    .values({ ...row, expiresAt: '2999-01-01T00:00:00.000Z' })
    .execute();
  return id;
}

export const personalData = {
  routes: {
    'GET /api/me/export': KEPT,
    'GET /api/me/exports': READ,
    'GET /api/me/exports/{id}': { ...OWN, id: anExport },
    'POST /api/me/exports': {
      access: 'signed in',
      answers: '201',
      example: async ({ world }) => ({ person: await world.client() }),
    },
    'GET /api/me/erasure': READ,
    'DELETE /api/me': {
      ...FORM,
      example: async ({ world }) => ({
        person: await world.client(),
        body: { password: PASSWORD },
      }),
    },
  },
} satisfies FeatureFixture;
