/** A hundred open pages over real connections. A thousand: `pnpm test:long`. */
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { listen, type RunningServer } from '../../app/server.ts';
import { MAX_STREAMS_PER_PERSON } from '../live-hub.ts';

const NO_FRONT_ENDS = { handle: () => false, useSite: async () => {}, builtSite: null };
const PEOPLE = 9;

let world: World;
let running: RunningServer;
let people: Person[];
beforeAll(async () => {
  world = await createWorld();
  people = await Promise.all(Array.from({ length: PEOPLE }, () => world.client()));
  const env = { ...world.services.env, port: 0, host: '127.0.0.1' };
  running = await listen({ ...world.services, env }, NO_FRONT_ENDS);
});
afterAll(async () => {
  await running.stop();
  await world.end().catch(() => {}); // The stop closed the database.
});

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000 });

/** An open page, and everything that it was told. */
async function open({ cookie }: Person) {
  const { port } = new URL(running.origin);
  const options = { host: '127.0.0.1', port, path: '/api/live', agent: false, headers: { cookie } };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  const page = { status: response.statusCode, told: '', closed: false, response };
  response.setEncoding('utf8').on('data', (text) => (page.told += text));
  response.on('close', () => (page.closed = true)).on('error', () => {});
  return page;
}
const isTold = (page: { told: string }) => page.told.includes('data: {"topic":"summary"}');

describe('a hundred pages', () => {
  it('are all told, capped for each person, and forgotten once they are closed', async () => {
    const { live } = world.services;
    const pages = await Promise.all(
      people.flatMap((person) =>
        Array.from({ length: MAX_STREAMS_PER_PERSON }, () => open(person)),
      ),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    expect(live.size).toBe(PEOPLE * MAX_STREAMS_PER_PERSON);

    const userIds = new Set(people.map(({ uid }) => uid));
    live.publish({ topic: 'summary' }, { userIds });
    await eventually(() => expect(pages.every(isTold)).toBe(true));

    // One more of the same person takes the place of the oldest; nobody else's page ends.
    const [first] = people;
    const more = first && (await open(first));
    await eventually(() => expect(pages.filter(({ closed }) => closed)).toHaveLength(1));
    expect(pages.findIndex(({ closed }) => closed)).toBeLessThan(MAX_STREAMS_PER_PERSON);
    expect(live.size).toBe(PEOPLE * MAX_STREAMS_PER_PERSON);

    for (const { response } of [...pages, ...(more ? [more] : [])]) response.destroy();
    await eventually(() => expect(live.size).toBe(0));
  });
});
