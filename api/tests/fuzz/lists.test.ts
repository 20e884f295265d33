/** Every list, asked for what no screen asks. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import { newId } from '../../src/platform/ids.ts';
import { addAlert } from '../features/alerts.ts';
import { FEATURES } from '../features.ts';
import type { Stage } from '../fixture.ts';
import { clearStage, setStage } from '../stage.ts';
import type { Answer, Person } from '../testing.ts';
import { type Route, routesOf } from './document.ts';

/** The largest pages: a client's, and the back office's. */
const MAX = { client: 100, office: 1000 };
const AT = '2026-11-01T10:00:00.000Z';

let stage: Stage;
let routes: Route[];
beforeAll(async () => {
  stage = await setStage();
  routes = (await routesOf(stage.world)).filter(({ method }) => method === 'GET');
  const { db } = stage.world;
  for (let i = 0; i < MAX.client + 10; i++) await addAlert(db);
  const events = Array.from({ length: MAX.office + 100 }, () => ({
    id: newId(),
    at: AT,
    actorId: null,
    actorEmail: null,
    action: 'update',
    objectType: 'users',
    objectId: newId(),
    before: null,
    after: null,
  }));
  for (let i = 0; i < events.length; i += 100) {
    await db
      .insertInto('audit_events')
      .values(events.slice(i, i + 100))
      .execute();
  }
});
afterAll(() => clearStage(stage));

const deep = (open: string, close: string, times: number) =>
  open.repeat(times) + close.repeat(times);

/** For any parameter. Those with a % stand in the address as they are. */
const ANY = [
  '',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  'a'.repeat(10_000),
  `' or 1=1; drop table users; --`,
  '__proto__',
  'constructor',
  'toString',
  '[]',
  'null',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '0x10',
  '1e308',
  '9'.repeat(400),
  '1.5',
  'é\u202e👨‍👩‍👧‍👦',
  // What means something to the full-text search.
  '"',
  '*',
  'a*',
  'a AND',
  'NOT NOT',
  'NEAR(a b',
  'title:x',
  '^a + -b',
  '{x y}: (',
  '\\',
  '%25%25_%25',
  '2026-11-01T10:00:00.000Z_01980000-0000-7000-8000-000000000000',
  '9999-99-99T99:99:99.999Z_01980000-0000-7000-8000-000000000000',
];
const SORTS = [
  '{',
  '"id"',
  '{"0":"id","1":"ASC"}',
  '["id"]',
  '[["id"],["ASC"]]',
  '["id; drop table users","ASC"]',
  '["passwordHash","ASC"]',
  '["__proto__","ASC"]',
  '["createdAt","ASC, (select 1)"]',
  '["createdAt","asc"]',
  '["createdAt","ASC","x"]',
];
const RANGES = [
  '[0,999]',
  '[0,1000]',
  '[0,999999]',
  '[999999,1000005]',
  '[1e308,1e308]',
  '[-5,5]',
  '[5,0]',
  '[0.5,3]',
  '["0","9"]',
  '[null,null]',
  '[0]',
  '[9007199254740993,9007199254740999]',
  '{}',
];
const FILTERS = [
  '[',
  '[1]',
  '7',
  '{"__proto__":{"status":"pending"}}',
  '{"constructor":{"prototype":{}}}',
  '{"passwordHash":"a"}',
  `{${Array.from({ length: 400 }, (_, i) => `"k${i}":1`)}}`,
  `{${Array.from({ length: 10_000 }, (_, i) => `"k${i}":1`)}}`,
  deep('[', ']', 1900),
  deep('{"a":', '}', 600).replace('{"a":}', '{"a":1}'),
];
/** What some list or other is filtered by, and columns that none is. */
const FILTERED = [
  ...new Set(FEATURES.flatMap(({ list }) => Object.keys(list?.filter.shape ?? {}))),
  'type',
  'kycStatus',
  'actorEmail',
  'actorId',
  'currency',
  'source',
  'isEmailVerified',
  'role',
];
const FILTER_VALUES = [
  '"a\\u0000"',
  '"\\ud800"',
  '"%_\\\\\\" OR NEAR("',
  '["a",["b"],{"c":1}]',
  '{"$gt":""}',
  '1e308',
  'true',
  'null',
  '[]',
  `"${'a'.repeat(3000)}"`,
];

/** How many of them each field of each list gets, in turn: over the lists a field gets all. */
const EACH = 2;
let turn = 0;

/** Some of them, the next ones each time: over the lists all have their turn. */
const some = (values: readonly string[], count: number): string[] =>
  Array.from({ length: count }, () => values[turn++ % values.length] ?? '');

const valuesFor = (name: string): string[] => {
  // The back office's three are read in one place.
  if (name === 'sort') return [...some(ANY, 8), ...SORTS];
  if (name === 'range') return [...some(ANY, 8), ...RANGES];
  if (name !== 'filter') return ANY;
  const named = FILTERED.flatMap((field) =>
    some(FILTER_VALUES, EACH).map((value) => `{"${field}":${value}}`),
  );
  return [...some(ANY, 8), ...FILTERS, ...named];
};

const encoded = (value: string) => (value.startsWith('%') ? value : encodeURIComponent(value));

const readerOf = ({ path }: Route): Person =>
  path.startsWith('/api/admin/') ? stage.boss : stage.owner;
const urlOf = ({ path }: Route) => path.replace(/\{\w+\}/g, newId());

function isFine(answer: Answer, max: number): boolean {
  const { status, body } = answer;
  const code = String(body.code ?? '');
  if (status !== 200) return status >= 400 && status < 500 && code in ERRORS;
  const rows = Array.isArray(body) ? body : (body.items ?? []);
  return rows.length <= max;
}

describe('every list', () => {
  it('answers a hostile query with a page or a refusal', async () => {
    const lists = routes.filter(({ parameters }) => parameters.length > 0);
    const wrong: unknown[] = [];
    let asked = 0;
    for (const route of lists) {
      const max = route.path.startsWith('/api/admin/') ? MAX.office : MAX.client;
      const queries = route.parameters.flatMap((name) => [
        ...valuesFor(name).map((value) => `${name}=${encoded(value)}`),
        `${name}=a&${name}=b`,
        `${name}[]=a`,
        `${name}[__proto__]=a`,
      ]);
      queries.push(
        '__proto__=1&constructor=1',
        Array.from({ length: 10_000 }, (_, i) => `k${i}=1`).join('&'),
      );
      for (const query of queries) {
        const answer = await readerOf(route).get(`${urlOf(route)}?${query}`);
        asked++;
        if (!isFine(answer, max))
          wrong.push([route.name, query.slice(0, 120), answer.status, answer.body]);
      }
    }
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(1500);
  }, 240_000);

  it('of the largest page holds no row more', async () => {
    const events = await stage.boss.get('/api/admin/audit-events?range=[0,999]');
    expect((events.body as unknown as unknown[]).length).toBe(MAX.office);
    expect((await stage.boss.get('/api/admin/audit-events?range=[0,1000]')).status).toBe(400);
    expect((await stage.owner.get('/api/alerts?limit=100')).body.items).toHaveLength(MAX.client);
    expect((await stage.owner.get('/api/alerts?limit=101')).status).toBe(400);
  });
});

describe('every address with a parameter', () => {
  const NAMES = [
    'garbage',
    '%00',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..%5c',
    '%ED%A0%80',
    '%E0%A4%A',
    '%',
    'a'.repeat(10_000),
    encodeURIComponent(`' or 1=1; --`),
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '0',
    '-1',
    '1e308',
    '9'.repeat(400),
    'null',
    '01980000-0000-7000-8000-00000000000G',
    '01980000-0000-7000-8000-000000000000%0a',
    '01980000-0000-7000-8000-000000000000',
  ];

  it('finds nothing there, and says so', async () => {
    const all = (await routesOf(stage.world)).filter(({ path }) => path.includes('{'));
    const wrong: unknown[] = [];
    for (const route of all) {
      for (const name of NAMES) {
        const url = route.path.replace(/\{\w+\}/g, () => name);
        const body = route.method === 'GET' ? {} : { body: { version: 1 } };
        const answer = await readerOf(route).send(route.method, url, body);
        const refused =
          answer.status >= 400 && answer.status < 500 && String(answer.body.code) in ERRORS;
        if (!refused) wrong.push([route.name, name.slice(0, 60), answer.status, answer.body]);
      }
    }
    expect(wrong).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  }, 120_000);
});
