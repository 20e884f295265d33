import { adminBlocklistsQuery } from '../../contract/lists.ts';
import { newId } from '../../src/platform/ids.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';

/** One without an entry. */
async function aBlocklist({ world }: Stage): Promise<string> {
  const id = newId();
  const counts = { entryCount: 0, badLines: 0 };
  const list = { id, name: `liste-${id}`, title: 'Liste', adapter: 'domains', licence: '' };
  const importedAt = world.services.now().toISOString();
  const from = { sourceUrl: 'https://listes.example/', asOf: '2026-11-02', importedAt };
  await world.db
    .insertInto('lists')
    .values({ ...list, ...counts, ...from, sha256: '' })
    .execute();
  return id;
}

const STAFF = { access: 'systemSettings', answers: '200' } as const;

export const blocklists = {
  filter: adminBlocklistsQuery.filter,
  routes: {
    'GET /api/admin/lists': STAFF,
    'DELETE /api/admin/lists/{id}': { ...STAFF, id: aBlocklist },
  },
} satisfies FeatureFixture;
