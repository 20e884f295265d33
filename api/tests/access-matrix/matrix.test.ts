/**
 * Who may do what: every route of the router, asked by everybody. Each row of
 * the table is one route, each person one column; every cell is asserted.
 * One database is enough: the same questions are asked of both, and the other tests ask them.
 */
import { sql, type TableMetadata } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../src/platform/ids.ts';
import { addressOf, ROUTES } from '../features.ts';
import type { RouteFixture, Stage } from '../fixture.ts';
import { clearStage, setStage } from '../stage.ts';
import type { Person, World } from '../testing.ts';
import { createPeople, type People } from './people.ts';
import { POLICIES, type Refusals, WHO, type Who } from './policies.ts';

const CASES = Object.entries(ROUTES).flatMap(([route, rows]) =>
  [rows].flat().map((row: RouteFixture) => {
    const [method = '', path = ''] = route.split(' ');
    const refusals: Refusals = POLICIES[row.access];
    const admitted = WHO.filter((who) => refusals[who] === undefined);
    return { name: row.of ? `${route} (${row.of})` : route, method, path, row, refusals, admitted };
  }),
);
type Case = (typeof CASES)[number];

interface Made {
  /** Of the path's first parameter. */
  id: string;
  url: string;
  body: object | undefined;
}

let stage: Stage;
let world: World;
let people: People;
let tables: TableMetadata[];
/** What the refused ask for, and then the first who is let through. */
const made = new Map<Case, Made>();

beforeAll(async () => {
  stage = await setStage();
  ({ world } = stage);
  people = await createPeople(stage);
  tables = (await world.db.introspection.getTables()).filter(({ isView }) => !isView);
  for (const each of CASES) made.set(each, await make(each, each.admitted[0]));
}, 120_000);
afterAll(async () => {
  await settled();
  await clearStage(stage);
});

async function make({ path, row }: Case, who: Who = 'owner', before?: Made): Promise<Made> {
  const { person } = people[who];
  const ids = before ? [] : [(await row.id?.(stage, person)) ?? []].flat();
  const id = before?.id ?? ids[0] ?? '';
  const { body } = row;
  const sent = typeof body === 'function' ? await body(stage, person, id) : body;
  return { id, url: before?.url ?? addressOf(path, ids, row.query), body: sent };
}

/** Asks as a page does. `said`: `200`, or `404 not_found`. */
async function ask({ cookie }: Person, method: string, url: string, body?: object | string) {
  const form = body instanceof FormData;
  const raw = form || typeof body === 'string' || body === undefined;
  const response = await world.app.request(url, {
    method,
    body: raw ? body : JSON.stringify(body),
    headers: { cookie, ...(form || body === undefined ? {} : JSON_TYPE) },
  });
  const { status, ok, headers } = response;
  // A stream of news has no end.
  const stream = headers.get('content-type') === 'text/event-stream';
  const text = stream ? '' : await response.text();
  if (stream) await response.body?.cancel();
  return { said: ok ? `${status}` : `${status} ${JSON.parse(text).code}`, text };
}
const JSON_TYPE = { 'content-type': 'application/json' };

/** A hash over each table. What counts requests is no record of anybody's. */
async function digest(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    if (name === 'rate_limits') continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.db);
    const texts = rows.map((row) => JSON.stringify(row));
    hashes[name] = sha256(texts.sort().join('\n'));
  }
  return hashes;
}

/** Whatever is the owner's, their account among it, by its id. */
async function ownersRows(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name, columns } of tables) {
    const of = name === 'users' ? 'id' : columns.find((column) => OWNERS.has(column.name))?.name;
    if (!of || !columns.some((column) => column.name === 'id')) continue;
    const { rows } = await sql<{ id: string }>`select * from ${sql.table(name)}
      where ${sql.ref(of)} = ${stage.owner.uid}`.execute(world.db);
    for (const row of rows) found.set(row.id, JSON.stringify(row));
  }
  return found;
}
const OWNERS = new Set(['userId', 'ownerId']);

/** An export is made in the background: what it writes is not the next request's doing. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { db } = world;
      const making = db.selectFrom('exports').select('id').where('status', '=', 'preparing');
      expect(await making.execute()).toEqual([]);
    },
    { timeout: 15_000 },
  );

describe('the table', () => {
  it('has every route of the router, which is every route of the document', async () => {
    const { body } = await people.administrator.person.get('/api/openapi.json');
    const documented = Object.entries(body.paths as Record<string, object>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // Middleware that stands before every route is entered as `ALL /*`.
    const routed = world.app.routes
      .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(routed)].sort()).toEqual(documented.sort());
    expect(Object.keys(ROUTES).sort()).toEqual(documented.sort());
  });
});

describe('refused, before the body is read, and without a trace', () => {
  it.each(WHO)('%s', async (who) => {
    const { person, during } = people[who];
    const before = await digest();
    const expected: Record<string, string> = {};
    const answers: Record<string, string> = {};
    await during(async () => {
      for (const each of CASES) {
        const refusal = each.refusals[who];
        if (refusal === undefined) continue;
        const { url, body } = made.get(each) as Made;
        expected[each.name] = refusal;
        answers[each.name] = (await ask(person, each.method, url, body)).said;
        // Where something is not there, the form of what is sent may be told first.
        if (body === undefined || refusal.startsWith('404') || each.row.decidedByBody) continue;
        expected[`${each.name}, unreadable`] = refusal;
        answers[`${each.name}, unreadable`] = (await ask(person, each.method, url, '{')).said;
      }
    });
    expect(answers).toEqual(expected);
    expect(await digest()).toEqual(before);
  });
});

describe('let through', () => {
  it.each(CASES)('$name', async (each) => {
    const { method, row, admitted } = each;
    const sessions = await world.db.selectFrom('sessions').selectAll().execute();
    const answers: Record<string, string> = {};
    for (const [nth, who] of admitted.entries()) {
      const { person, during } = people[who];
      // The first asks for what the others were refused; reading does not use it up.
      const before = nth === 0 || method === 'GET' ? made.get(each) : undefined;
      const { url, body } = await make(each, who, before);
      // About oneself: nothing of anybody else's is shown, nor changed.
      const own = row.access.startsWith('signed in') && person.uid !== stage.owner.uid;
      if (own) await settled();
      const owners = own ? await ownersRows() : new Map<string, string>();
      const { said, text } = await during(() => ask(person, method, url, body));
      answers[who] = said;
      expect([...owners.keys()].filter((id) => text.includes(id))).toEqual([]);
      if (own) expect(await ownersRows()).toEqual(owners);
      if (row.endsSessions) {
        await world.db.deleteFrom('sessions').execute();
        await world.db.insertInto('sessions').values(sessions).execute();
      }
    }
    expect(answers).toEqual(Object.fromEntries(admitted.map((who) => [who, row.answers])));
  });
});
