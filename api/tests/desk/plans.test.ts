/** What the back office asks of its lists, and how the database goes about it. */
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app/app.ts';
import { newId } from '../../src/platform/ids.ts';
import { sealRow } from '../../src/platform/sealing.ts';
import { FEATURES } from '../features.ts';
import { createWorld, Person, type World } from '../testing.ts';

/** People, and what only some of them come to: along an index they may be walked. */
const FEWER = [
  'users',
  'kyc_verifications',
  'contracts',
  'payments',
  'invoices',
  'withdrawals',
] as const;
/** Tables that grow with what people report. */
const GROWING = [
  'reports',
  'report_history',
  'support_tickets',
  'support_messages',
  'documents',
  'audit_events',
  'search_words',
  ...FEWER,
] as const;
const isSqlite = !process.env.TEST_POSTGRES_URL;

/** More than are gathered, so that the order of the list is walked. */
const ROWS = 1010;
const at = (nth: number) => new Date(Date.parse('2026-01-01') + nth * 60_000).toISOString();

let world: World;
let boss: Person;
const asked: RootOperationNode[] = [];
const listener: KyselyPlugin = {
  transformQuery({ node }) {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  world = await createWorld();
  boss = await world.staff();
  const owner = await world.client({ name: 'Zoé Roche', phone: '06 39 98 12 34' });
  const fill = async (table: (typeof GROWING)[number], row: (nth: number) => object) => {
    for (let from = 0; from < ROWS; from += 101) {
      const rows = Array.from({ length: Math.min(101, ROWS - from) }, (_, nth) => row(from + nth));
      await world.db
        .insertInto(table)
        .values(rows as never[])
        .execute();
    }
  };
  const own = (nth: number) => ({
    id: newId(),
    userId: owner.uid,
    createdAt: at(nth),
    updatedAt: at(nth),
  });
  const texts = { description: '', additionalInfo: '', date: '', location: '', contactInfo: '' };
  await fill('reports', (nth) => ({
    ...{
      ...own(nth),
      ...texts,
      reference: `SIG-${nth}`,
      title: `Titre ${nth}`,
      fraudType: 'Autre',
    },
  }));
  await fill('support_tickets', (nth) => ({
    ...own(nth),
    ...{ subject: `Sujet ${nth}`, priority: 'low', status: 'open' },
  }));
  await fill('withdrawals', (nth) => ({
    ...own(nth),
    ...{ reference: `RET-${nth}`, amountCents: nth + 1, method: 'bank', status: 'approved' },
  }));
  const paper = newId();
  await world.db
    .insertInto('documents')
    .values({
      ...{ id: paper, ownerId: owner.uid, slot: 'idFront', name: 'x', type: 'image/jpeg' },
      ...{ size: 1, sha256: '0', hasCopy: 1, createdAt: at(0) },
    })
    .execute();
  await fill('kyc_verifications', (nth) => ({
    ...sealRow(world.services.key, 'kyc_verifications', { id: newId(), idNumber: '' }),
    ...{ userId: owner.uid, submittedAt: at(nth), status: 'approved' },
    ...{ fullName: `Titre ${nth}`, dateOfBirth: '', address: '' },
    ...{ idFrontId: paper, uploadMethod: 'multipart' },
  }));
  const contracts = Array.from({ length: ROWS }, () => newId());
  const words = { title: '', scope: '', feeTerms: '', refundConditions: '' };
  await fill('contracts', (nth) => ({
    ...{ ...own(nth), ...words, id: contracts[nth], reference: `CTR-${nth}` },
    ...{ status: 'accepted', amountCents: 1 },
  }));
  await fill('payments', (nth) => ({
    ...{ ...own(nth), reference: `PAY-${nth}`, contractId: contracts[nth] },
    ...{ method: 'bank_transfer', amountInEurCents: 1, description: '', status: 'pending' },
  }));
  await fill('audit_events', (nth) => ({
    ...{ id: newId(), at: at(nth), actorId: owner.uid, actorEmail: owner.email },
    ...{ action: 'update', objectType: 'reports', objectId: newId() },
  }));
  if (!isSqlite) await sql`analyze`.execute(world.db);
  const db = world.db.withPlugin(listener);
  const office = new Person(
    createApp({ ...world.services, db }, () => true),
    boss.email,
  );
  office.cookie = boss.cookie;
  boss = office;
});
afterAll(() => world.end());

/** The lines of the plans that read a growing table whole. */
async function wholeReads(nodes: readonly RootOperationNode[]): Promise<string[]> {
  const found = new Set<string>();
  await world.db.connection().execute(async (db) => {
    // A small table is read whole whatever its indexes: here it is only where there is none.
    if (!isSqlite) await sql`set enable_seqscan = off`.execute(db);
    for (const node of nodes) {
      const query = db.getExecutor().compileQuery(node as never, { queryId: 'plan' } as never);
      const how = isSqlite ? 'explain query plan ' : 'explain ';
      const { rows } = await db.executeQuery<Record<string, string>>({
        ...query,
        sql: `${how}${query.sql}`,
      });
      for (const row of rows) {
        const line = String(row.detail ?? row['QUERY PLAN']);
        const [, table = ''] = (isSqlite ? /^SCAN (\w+)/ : /Seq Scan on "?(\w+)/).exec(line) ?? [];
        const narrow = / USING (COVERING INDEX|INTEGER PRIMARY KEY)/.test(line);
        const walked = FEWER.some((name) => name === table) && / USING INDEX /.test(line);
        if (GROWING.some((name) => name === table) && !narrow && !walked)
          found.add(`${line} ← ${query.sql.slice(0, 400)}`);
      }
    }
    if (!isSqlite) await sql`reset enable_seqscan`.execute(db);
  });
  return [...found];
}

/** What is typed where a filter takes any text; elsewhere it is an id. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  q: ['titre', 'zoé roche', 'introuvable'],
  email: ['exemple'],
  phone: ['06 39'],
  actor: ['personne'],
  action: ['update'],
  objectType: ['reports'],
};

type Schema = z.core.JSONSchema.BaseSchema;
/** A value of each kind that a field takes. */
function valuesOf(name: string, schema: Schema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap((each) => valuesOf(name, each as Schema));
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum.slice(0, 1);
  const of = (type: string): readonly unknown[] => {
    if (type === 'array') return [valuesOf(name, schema.items as Schema)];
    if (type === 'boolean') return [true];
    if (type === 'number' || type === 'integer') return [1];
    if (type === 'null') return [null];
    return schema.format === 'date' ? ['2026-01-02'] : (TYPED[name] ?? [newId()]);
  };
  return [schema.type ?? []].flat().flatMap((type) => [...of(type)]);
}

const LISTS = FEATURES.flatMap(({ routes, list }) => {
  const name = Object.keys(routes).find((route) => `${route}.csv` in routes);
  if (!list || !name) return [];
  const fields = z.toJSONSchema(list.filter, { io: 'input' }).properties ?? {};
  const filters = Object.entries(fields).flatMap(([field, schema]) =>
    valuesOf(field, schema as Schema).map((value) => ({ [field]: value })),
  );
  return [{ name: name.slice('GET '.length), sorts: list.sorts, filters: [{}, ...filters] }];
});

describe('no list of the back office reads a growing table whole', () => {
  it.each(LISTS)(
    '$name',
    async ({ name, sorts, filters }) => {
      asked.length = 0;
      for (const sort of sorts) {
        for (const way of ['ASC', 'DESC']) {
          for (const filter of filters) {
            // How far down it is asked for is a number in the same statement: once is enough.
            for (const range of filter === filters[0] ? ['[0,49]', '[900,949]'] : ['[0,49]']) {
              const asking = new URLSearchParams({
                filter: JSON.stringify(filter),
                sort: JSON.stringify([sort, way]),
                range,
              });
              const answer = await boss.get(`${name}?${asking}`);
              expect([filter, answer.status]).toEqual([filter, 200]);
            }
          }
        }
      }
      expect(asked.length).toBeGreaterThan(40);
      const unlike = new Map(
        asked.map((node) => [
          JSON.stringify(node, (key, value) => (key === 'value' ? 0 : value)),
          node,
        ]),
      );
      expect(await wholeReads([...unlike.values()])).toEqual([]);
    },
    60_000,
  );

  it('nor do the summary and what the journal is filtered by', async () => {
    asked.length = 0;
    expect((await boss.get('/api/admin/summary')).status).toBe(200);
    expect((await boss.get('/api/admin/audit-events/facets')).status).toBe(200);
    expect(await wholeReads(asked)).toEqual([]);
  });
});
