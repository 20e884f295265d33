import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byStretches } from './alert-search-grams.ts';
import { alertSearch, type Db, openDatabase } from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

const AT = '2026-11-21T10:00:00.000Z';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await freshDatabase();
  // Its schema stays for the next test: this one's index must not.
  db = openDatabase(database.location);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const query = {
  needles: ['conseiller'],
  facets: [],
  fraudType: 'Phishing',
  country: 'FR',
  sort: 'amount',
  after: undefined,
  limit: 21,
  countTo: 1001,
} as const;

async function addAlerts(count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ position: at * 2 ** 38, id: `a${at}`, slug: `a${at}`, title: 'a', fraudType: 'Phishing' },
    ...{ country: 'FR', region: '', amountCents: at, status: 'verified' as const },
    ...{ searchText: ` faux conseiller ${at}`, description: '', perpetratorInfo: '' },
    ...{ dateOfFraud: '', source: 'test', firstSeenAt: AT, lastSeenAt: AT },
    ...{ createdAt: AT, updatedAt: AT },
  }));
  await db.insertInto('alerts').values(rows).execute();
}

const found = async () => alertSearch(db).find(db, { ...query, fraudType: undefined });
const isPostgres = Boolean(process.env.TEST_POSTGRES_URL);

it('is built beside the work, once there are many texts, and answers as before', async () => {
  await addAlerts(200);
  const before = await found();
  expect(before.total).toBe(200);
  expect(before.positions[0]).toBe(199 * 2 ** 38);
  await alertSearch(db).keepLarge(db, 201);
  expect(await indexes()).toEqual([]);
  await alertSearch(db).keepLarge(db, 200);
  expect(await indexes()).toEqual(isPostgres ? [{ whole: true }] : []);
  await alertSearch(db).keepLarge(db, 200);
  expect(await found()).toEqual(before);
  await dropIndex();
  expect(await found()).toEqual(before);
});

it.skipIf(!isPostgres)('begins anew where a stop of the server left it half built', async () => {
  await addAlerts(200);
  await alertSearch(db).keepLarge(db, 1);
  await sql`update pg_index set indisvalid = false
    where indexrelid = 'alerts_grams'::regclass`.execute(db);
  await sql`update alerts set "searchText" = ' faux vendeur' where "amountCents" < 10`.execute(db);
  expect((await found()).total).toBe(190);
  await alertSearch(db).keepLarge(db, 1);
  expect(await indexes()).toEqual([{ whole: true }]);
  expect((await found()).total).toBe(190);
  await dropIndex();
});

it.skipIf(!isPostgres)('asks this index alone, one stretch of time after the other', async () => {
  await addAlerts(400);
  await alertSearch(db).keepLarge(db, 1);
  await sql`analyze alerts`.execute(db);
  for (const asked of [
    { all: [1, 2], any: [] },
    { all: [], any: [1, 2, 3] },
  ]) {
    for (const below of [undefined, 300 * 2 ** 38]) {
      const { rows } = await sql<Record<string, string>>`
        explain ${byStretches(asked, query, below, 21)}`.execute(db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Nested Loop[\s\S]+Function Scan on generate_series stretch/);
      expect(plan).toMatch(/Bitmap Heap Scan on alerts[\s\S]+Bitmap Index Scan on alerts_grams/);
      expect(plan).not.toMatch(/Seq Scan|BitmapAnd|alerts_text|Join/);
    }
  }
  await dropIndex();
});

async function indexes() {
  if (!isPostgres) return [];
  const { rows } = await sql`select indisvalid as whole from pg_index
    where indexrelid = to_regclass('alerts_grams')`.execute(db);
  return rows;
}

async function dropIndex() {
  if (isPostgres) await sql`drop index alerts_grams`.execute(db);
}
