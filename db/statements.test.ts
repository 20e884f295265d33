import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openDatabase, watchStatements } from './index.ts';
import { freshDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await freshDatabase();
  db = openDatabase(database.location);
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

const times = (count: number, run: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, run));

it('are told apart where several pieces of work run at the same time', async () => {
  const select = () => db.selectFrom('reports').select('id').where('id', '=', 'secret').execute();
  const [few, many] = await Promise.all([
    watchStatements(() => times(3, select)),
    watchStatements(() => times(30, () => sql`select 1`.execute(db))),
    times(30, select),
  ]);
  expect(few.statements()).toEqual({
    count: 3,
    slowest: { statement: 'select reports', ms: expect.any(Number) },
  });
  expect(many.statements()).toMatchObject({ count: 30, slowest: { statement: 'select' } });
});

it('are none where nothing was asked', async () => {
  const { result, statements } = await watchStatements(async () => 'done');
  expect([result, statements()]).toEqual(['done', { count: 0, slowest: undefined }]);
});
