/**
 * What a form never asks for is set by no request, whatever it carries.
 * One database is enough: the contract drops it before any is asked.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Stage } from '../fixture.ts';
import { clearStage, setStage } from '../stage.ts';
import type { Answer } from '../testing.ts';
import { isWriting, type Route, routesOf } from './document.ts';
import { EXAMPLES } from './examples.ts';
import { allRows, written } from './rows.ts';

vi.mock('../../src/public/publication/build-site.ts', () => import('./no-build.ts'));

let stage: Stage;
let routes: Route[];
beforeAll(async () => {
  stage = await setStage();
  routes = (await routesOf(stage.world)).filter(isWriting);
});
afterAll(() => clearStage(stage));

const A_FORTUNE = 987_654.32;
const AN_ID = '01980000-0000-7000-8000-00000000dead';
const LONG_AGO = '1999-12-31T23:59:59.000Z';
const ALL_PERMISSIONS = {
  manageReports: true,
  managePayments: true,
  manageUsers: true,
  systemSettings: true,
};

/** What only the server sets, with values that would be recognised. */
const forbidden = (): Record<string, unknown> => ({
  role: 'admin',
  isAdmin: true,
  verified: true,
  verifiedAt: LONG_AGO,
  isEmailVerified: true,
  emailVerified: true,
  kycStatus: 'approved',
  status: 'approved',
  recoveredAmount: A_FORTUNE,
  recoveredAmountCents: A_FORTUNE * 100,
  totalRecovered: A_FORTUNE,
  balance: A_FORTUNE,
  userId: stage.bystander.uid,
  ownerId: stage.bystander.uid,
  uid: stage.bystander.uid,
  id: AN_ID,
  createdAt: LONG_AGO,
  deletedAt: LONG_AGO,
  permissions: ALL_PERMISSIONS,
  ...ALL_PERMISSIONS,
});
const MARKS = () => [stage.bystander.uid, AN_ID, LONG_AGO, '98765432', '987654.32', 'polluted'];

/** Columns that decide what somebody may do or has. */
const GUARDED = [
  'role',
  'status',
  'verified',
  'isEmailVerified',
  'kycStatus',
  'acceptedAt',
  'deletedAt',
  ...Object.keys(ALL_PERMISSIONS),
];

/** Instants differ from one request to the next: whether there is one counts. */
const sign = (column: string, value: unknown) =>
  column.endsWith('At') && value !== null ? 'set' : value;

interface Sent {
  answer: Answer;
  /** Every row that it wrote. */
  rows: [string, Record<string, unknown>][];
  /** Of each of them what is guarded. */
  guarded: Set<string>;
}

/** Sends a route's example, with more in its body. */
async function send(
  { name, method }: Route,
  more: (body: object) => string | object,
): Promise<Sent> {
  const prepared = await EXAMPLES[name]?.prepare(stage);
  if (!prepared) throw new Error(`${name} has no example`);
  const { person, url, body } = prepared;
  const world = url === '/api/admin-setup' ? stage.unused : stage.world;
  const before = await allRows(world);
  const headers = { 'content-type': 'application/json' };
  const answer = await person.send(method, url, { body: more(body ?? {}), headers });
  const rows = written(before, await allRows(world));
  const guarded = rows.flatMap(([table, row]) => {
    const columns = GUARDED.filter((column) => column in row);
    const signs = columns.map((column) => `${column}: ${sign(column, row[column])}`);
    return signs.length > 0 ? [`${table} ${signs}`] : [];
  });
  return { answer, rows, guarded: new Set(guarded) };
}

/** The JSON of a body with names that a parser could mistake for what every object has. */
const withPrototypes = (body: object) =>
  JSON.stringify(body).replace(
    /\}$/,
    `${Object.keys(body).length ? ',' : ''}"__proto__":{"role":"admin","isAdmin":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}`,
  );

describe('every writing route', () => {
  it('has an example', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(routes.map(({ name }) => name).sort());
  });

  it('takes of what is dangerous only what is its own, for a reason', () => {
    for (const { name, fields } of routes) {
      const own = Object.keys(forbidden()).filter((field) => fields?.includes(field));
      expect([name, Object.keys(EXAMPLES[name]?.own ?? {})]).toEqual([name, own]);
    }
  });

  it('takes its example, and writes the same with all of the rest in its body', async () => {
    const wrong: unknown[] = [];
    for (const route of routes) {
      const plain = await send(route, (body) => body);
      if (plain.answer.status >= 300) wrong.push([route.name, 'as it is', plain.answer.body]);
      const extra = Object.entries(forbidden()).filter(([field]) => !route.fields?.includes(field));
      const { answer, rows, guarded } = await send(route, (body) =>
        withPrototypes({ ...body, ...Object.fromEntries(extra) }),
      );
      if (answer.status >= 500) wrong.push([route.name, answer.status]);
      const more = [...guarded].filter((sign) => !plain.guarded.has(sign));
      if (more.length > 0) wrong.push([route.name, more, [...plain.guarded]]);
      // A strict route refuses the whole.
      if (answer.status >= 400 && rows.length > 0) wrong.push([route.name, answer.status, rows]);
      const text = JSON.stringify([rows, answer.body]);
      const marks = MARKS().filter((mark) => text.includes(mark));
      if (marks.length > 0) wrong.push([route.name, marks]);
    }
    expect(wrong).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  }, 240_000);
});
