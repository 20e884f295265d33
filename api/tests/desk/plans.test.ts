/** What the back office asks of its lists, and how the database goes about it. */
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_SORTS, auditFilter } from '../../contract/audit.ts';
import { adminKycQuery } from '../../contract/kyc.ts';
import { adminReportsQuery } from '../../contract/reports.ts';
import { adminTicketsQuery } from '../../contract/support-tickets.ts';
import { adminUsersQuery } from '../../contract/users.ts';
import { createApp } from '../../src/app/app.ts';
import { newId } from '../../src/platform/ids.ts';
import { createWorld, Person, type World } from '../testing.ts';

/** Tables that grow with what people report. The accounts are fewer: they may be walked along an index. */
const GROWING = [
  'reports',
  'report_history',
  'support_tickets',
  'support_messages',
  'documents',
  'audit_events',
  'search_words',
  'users',
];
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
  const fill = async (
    table: 'reports' | 'support_tickets' | 'audit_events',
    row: (nth: number) => object,
  ) => {
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
        const walked = table === 'users' && / USING INDEX /.test(line);
        if (GROWING.includes(table) && !narrow && !walked)
          found.add(`${line} ← ${query.sql.slice(0, 400)}`);
      }
    }
    if (!isSqlite) await sql`reset enable_seqscan`.execute(db);
  });
  return [...found];
}

const LISTS = [
  {
    name: 'reports',
    query: adminReportsQuery,
    filters: [
      { status: 'pending' },
      { fraudType: 'Autre' },
      { q: 'titre' },
      { q: 'zoé roche' },
      { email: 'exemple' },
    ],
  },
  {
    name: 'support-tickets',
    query: adminTicketsQuery,
    filters: [
      { waiting: true },
      { status: ['open', 'closed'] },
      { priority: 'low' },
      { q: 'sujet' },
    ],
  },
  {
    name: 'users',
    query: adminUsersQuery,
    filters: [{ status: 'active' }, { q: 'zoé' }, { phone: '06 39' }],
  },
  { name: 'kyc-verifications', query: adminKycQuery, filters: [{ q: 'zoé' }] },
  {
    name: 'audit-events',
    query: { filter: auditFilter, sorts: AUDIT_SORTS },
    filters: [
      { action: 'update' },
      { objectType: 'reports' },
      { actor: 'personne' },
      { objectId: newId() },
    ],
  },
] as const;

describe('no list of the back office reads a growing table whole', () => {
  it.each(LISTS)(
    '$name',
    async ({ name, query, filters }) => {
      asked.length = 0;
      for (const sort of query.sorts) {
        for (const way of ['ASC', 'DESC']) {
          for (const filter of [{}, ...filters]) {
            for (const range of ['[0,49]', '[900,949]']) {
              const asking = new URLSearchParams({
                filter: JSON.stringify(filter),
                sort: JSON.stringify([sort, way]),
                range,
              });
              const answer = await boss.get(`/api/admin/${name}?${asking}`);
              expect([answer.status, answer.body.code]).toEqual([200, undefined]);
            }
          }
        }
      }
      expect(asked.length).toBeGreaterThan(50);
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
