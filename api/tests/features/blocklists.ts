import type { Db } from '@parade/db';
import { expect } from 'vitest';
import { adminBlocklistsQuery } from '../../contract/blocklists.ts';
import { newId, sha256 } from '../../src/platform/ids.ts';
import { ImportRefused } from '../../src/public/blocklists/adapters/adapter.ts';
import { type ImportOptions, importList } from '../../src/public/blocklists/import.ts';
import type { FeatureFixture } from '../fixture.ts';
import { createWorld } from '../testing.ts';

/** Writes a list without an entry; returns its id. */
export async function addBlocklist(
  db: Db,
  details: { title?: string; asOf?: string } = {},
): Promise<string> {
  const id = newId();
  const counts = { entryCount: 0, badLines: 0 };
  const list = { id, name: id, title: 'Liste', adapter: 'domains', licence: 'MIT', ...counts };
  const from = { sourceUrl: 'https://listes.example/', asOf: '2026-11-02', sha256: '' };
  await db
    .insertInto('lists')
    .values({ ...list, ...from, importedAt: '2026-11-02T10:00:00.000Z', ...details })
    .execute();
  return id;
}

const MODIFIED = new Date('2026-11-20T22:30:00.000Z');

export type BlocklistScene = Awaited<ReturnType<typeof blocklistScene>>;

/** A world without lists; whoever makes it ends it. */
export async function blocklistScene() {
  const world = await createWorld();

  function load(adapter: string, text: string, options: Partial<ImportOptions> = {}) {
    return importList(
      world.services,
      { bytes: Buffer.from(text), modified: MODIFIED },
      {
        adapter,
        name: 'essai',
        title: 'Liste d’essai',
        sourceUrl: 'https://listes.example/',
        licence: undefined,
        asOf: undefined,
        allowShrink: false,
        columns: [],
        categoryColumn: undefined,
        delimiter: undefined,
        ...options,
      },
    );
  }

  const stored = () =>
    world.db.selectFrom('list_entries').selectAll().orderBy('kind').orderBy('value').execute();
  const entries = async () =>
    (await stored()).map(({ kind, value, category }) =>
      category ? `${kind} ${value} (${category})` : `${kind} ${value}`,
    );
  const lists = () => world.db.selectFrom('lists').selectAll().execute();

  async function refusal(loading: Promise<unknown>): Promise<string> {
    const error = await loading.catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ImportRefused);
    return (error as Error).message;
  }
  return { world, MODIFIED, load, stored, entries, lists, refusal };
}

/** What the form sends of a list of two sites. */
export const aList = (changes: object = {}) => ({
  ...{ origin: 'upload', adapter: 'domains', text: 'piege.example\nautre-piege.example' },
  ...{ title: 'Liste d’essai', sourceUrl: 'https://listes.example/', licence: 'MIT' },
  ...{ asOf: '2026-11-02', refresh: 'never' },
  ...changes,
});

const STAFF = { access: 'systemSettings', answers: '200' } as const;

export const blocklists = {
  list: adminBlocklistsQuery,
  routes: {
    'GET /api/admin/lists': STAFF,
    'GET /api/admin/lists.csv': STAFF,
    'GET /api/admin/list-places': STAFF,
    'POST /api/admin/list-previews': { ...STAFF, body: aList() },
    'POST /api/admin/lists': {
      ...STAFF,
      body: () => {
        const text = `piege-${newId()}.example`;
        return aList({ title: newId(), text, sha256: sha256(text), before: '' });
      },
    },
    'DELETE /api/admin/lists/{id}': { ...STAFF, id: ({ world }) => addBlocklist(world.db) },
  },
} satisfies FeatureFixture;
