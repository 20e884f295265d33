import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAlert } from '../../../tests/features/alerts.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let id: string;
beforeEach(async () => {
  world = await createWorld();
  id = await addAlert(world.db, { meTooCount: 5 });
});
afterEach(() => world.end());

const say = async (person: Person) => (await person.post(`/api/alerts/${id}/me-too`)).body;

describe('« Moi aussi »', () => {
  it('counts once for a visitor and says so', async () => {
    const visitor = world.visitor();
    expect(await say(visitor)).toEqual({ meeTooCount: 6, counted: true });
    expect(await say(visitor)).toEqual({ meeTooCount: 6, counted: false });
    expect(await say(world.visitor())).toEqual({ meeTooCount: 7, counted: true });
    expect((await visitor.get(`/api/alerts/${id}`)).body).toMatchObject({ meeTooCount: 7 });
  });

  it('marks a browser with a cookie that no script reads', async () => {
    const answer = await world.visitor().post(`/api/alerts/${id}/me-too`);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^parade_visitor=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('gives a made-up mark a new one', async () => {
    const visitor = world.visitor();
    await say(visitor);
    visitor.cookie = visitor.cookie.replace(/\..*/, '.faux');
    const answer = await visitor.post(`/api/alerts/${id}/me-too`);
    expect(answer.headers.get('set-cookie')).toMatch(/^parade_visitor=/);
  });

  it('counts an account once, in whichever browser', async () => {
    const victim = await world.client();
    const elsewhere = world.visitor();
    elsewhere.cookie = victim.cookie;
    expect(await say(victim)).toEqual({ meeTooCount: 6, counted: true });
    expect(await say(elsewhere)).toEqual({ meeTooCount: 6, counted: false });
    // Signed out, in either browser.
    elsewhere.cookie = elsewhere.cookie.replace(/parade_session=[^;]*(; )?/, '');
    expect(await say(elsewhere)).toEqual({ meeTooCount: 6, counted: false });
  });

  it('counts once when it is said many times at once', async () => {
    const visitor = world.visitor();
    const other = await addAlert(world.db);
    await visitor.post(`/api/alerts/${other}/me-too`);
    const answers = await Promise.all(Array.from({ length: 12 }, () => say(visitor)));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
    expect(answers.every(({ meeTooCount }) => meeTooCount === 6)).toBe(true);
  });

  it('loses none of many visitors at once', async () => {
    const path = `/api/alerts/${id}/me-too`;
    world.services.env.trustProxy = 1;
    const from = (at: number) => ({ 'x-forwarded-for': `192.0.2.${at}` });
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => world.visitor().post(path, {}, from(at))),
    );
    const { body } = await world.visitor().get(`/api/alerts/${id}`);
    expect(body).toMatchObject({ meeTooCount: 17 });
  });

  it('counts five a day of one address without a mark, and takes nothing from whoever repeats it', async () => {
    const first = world.visitor();
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push(await say(at === 0 ? first : world.visitor()));
    for (let at = 0; at < 9; at++) expect(await say(first)).toMatchObject({ counted: false });
    for (let at = 0; at < 9; at++) answers.push(await say(world.visitor()));
    expect(answers.filter(({ counted }) => counted)).toHaveLength(5);
    expect(answers.at(-1)).toEqual({ meeTooCount: 10, counted: false });
    id = await addAlert(world.db);
    expect(await say(world.visitor())).toEqual({ meeTooCount: 1, counted: true });
    const { key } = await world.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'like', 'meTooPair:%')
      .executeTakeFirstOrThrow();
    expect(key).toMatch(/^meTooPair:[0-9a-f]{32}$/);
  });

  it('is limited by address and refused from another site', async () => {
    const path = `/api/alerts/${id}/me-too`;
    const foreign = await world.visitor().post(path, {}, { origin: 'https://autre.example' });
    expect(foreign.status).toBe(403);
    for (let at = 0; at < 120; at++) await world.services.limits.take('meTooAddress', 'unknown');
    const answer = await world.visitor().post(path);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true]);
  });
});
