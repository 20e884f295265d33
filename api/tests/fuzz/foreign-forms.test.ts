/** What another site makes a browser send reaches no route. One database is enough: none is reached. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Stage } from '../fixture.ts';
import { clearStage, setStage } from '../stage.ts';
import type { Person } from '../testing.ts';
import { type Route, routesOf } from './document.ts';
import { EXAMPLES } from './examples.ts';

vi.mock('../../src/public/publication/build-site.ts', () => import('./no-build.ts'));

const HOST = 'localhost:3000';
/** As browsers mark what comes from elsewhere. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `http://${HOST}.evil.example` },
  { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  { origin: 'garbage' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
/** What a form or a fetch without a preflight may call its body. */
const FORMS = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/json',
  '',
];

let stage: Stage;
let unsafe: Route[];
beforeAll(async () => {
  stage = await setStage();
  unsafe = (await routesOf(stage.world)).filter(({ method }) => method !== 'GET');
});
afterAll(() => clearStage(stage));

const NOBODY = '01980000-0000-7000-8000-000000000000';
const someUrl = ({ path }: Route) => path.replace(/\{\w+\}/g, NOBODY);

/** A body that tells whether anybody asked for it. */
function watched() {
  const seen = { read: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.read = true;
        controller.enqueue(new TextEncoder().encode('{}'));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { seen, body };
}

async function ask(person: Person, { method, path }: Route, headers: Record<string, string>) {
  const { seen, body } = watched();
  const response = await stage.world.app.request(someUrl({ path } as Route), {
    method,
    body,
    duplex: 'half',
    headers: { host: HOST, cookie: person.cookie, ...headers },
  } as RequestInit);
  const { code } = (await response.json()) as { code: string };
  return `${response.status} ${code} ${seen.read ? 'read' : 'unread'}`;
}

describe('a request from another site', () => {
  it('is refused on every unsafe route, whatever its body is called, and nobody reads that', async () => {
    const wrong: unknown[] = [];
    for (const route of unsafe) {
      for (const foreign of FOREIGN) {
        for (const type of FORMS) {
          const headers = { ...foreign, ...(type && { 'content-type': type }) };
          const answer = await ask(stage.boss, route, headers);
          if (answer !== '403 foreign_origin unread') wrong.push([route.name, headers, answer]);
        }
      }
    }
    expect(unsafe.length).toBeGreaterThan(70);
    expect(wrong).toEqual([]);
  }, 60_000);
});

describe('a form without an origin, as no browser sends it', () => {
  it('is no JSON, even where its text is', async () => {
    const taken: string[] = [];
    for (const { name, method, fields } of unsafe) {
      if (!fields?.length) continue;
      const prepared = await EXAMPLES[name]?.prepare(stage);
      if (!prepared?.body) throw new Error(`${name} has no body`);
      const { person, url } = prepared;
      for (const type of FORMS.slice(0, 3)) {
        const headers = { 'content-type': type };
        const body = JSON.stringify(prepared.body);
        const answer = await person.send(method, url, { body, headers });
        if (answer.status < 400 || answer.status >= 500) {
          taken.push(`${name} ${type}: ${answer.status}`);
        }
      }
    }
    expect(taken).toEqual([]);
  }, 120_000);
});
