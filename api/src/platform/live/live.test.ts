import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { MAX_STREAMS_PER_PERSON } from '../live-hub.ts';
import { lookAfterStreams } from './look-after.ts';
import { enterRoom, MAX_STREAMS_PER_ADDRESS } from './room.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** Opens a stream and reads its events as they come. */
async function listen(person: Person) {
  const response = await world.app.request('/api/live', { headers: { cookie: person.cookie } });
  const reader = response.body?.getReader();
  if (!reader) throw new Error('no stream');
  const decoder = new TextDecoder();
  let text = '';
  return {
    status: response.status,
    /** The next event, or null once the stream has ended. */
    async next(): Promise<unknown> {
      for (;;) {
        const match = /^data: (.*)\n\n/m.exec(text);
        if (match) {
          text = text.slice(match.index + match[0].length);
          return JSON.parse(match[1] ?? '');
        }
        const { done, value } = await reader.read();
        if (done) return null;
        text += decoder.decode(value);
      }
    },
    close: () => reader.cancel(),
  };
}

describe('live', () => {
  it('tells staff of a new report and its owner of a change, and nobody else', async () => {
    const [victim, other, staff, editor] = [
      await world.client(),
      await world.client(),
      await world.staff(),
      await world.staff(['systemSettings']),
    ];
    const [own, foreign, office, desk] = await Promise.all(
      [victim, other, staff, editor].map(listen),
    );
    const { body } = await victim.post('/api/reports', aReport());
    expect(await office?.next()).toEqual({ topic: 'reports', id: body.id });
    expect(await own?.next()).toEqual({ topic: 'reports', id: body.id });
    await staff.put(`/api/admin/reports/${body.id}`, {
      status: 'resolved',
      adminNote: '',
      version: 1,
    });
    const told = [await own?.next(), await own?.next()];
    expect(told).toContainEqual({ topic: 'notifications' });
    expect(told).toContainEqual({ topic: 'reports', id: body.id });
    world.services.live.publish({ topic: 'summary' }, { userId: other.uid });
    world.services.live.publish({ topic: 'summary' }, { permission: 'systemSettings' });
    expect(await foreign?.next()).toEqual({ topic: 'summary' });
    expect(await desk?.next()).toEqual({ topic: 'summary' });
  });

  it('says nothing of what was rolled back', async () => {
    const victim = await world.client();
    const stream = await listen(victim);
    const documents = { document1: '01980000-0000-7000-8000-000000000000' };
    await victim.post('/api/reports', aReport({ documents }));
    world.services.live.publish({ topic: 'summary' }, { userId: victim.uid });
    expect(await stream.next()).toEqual({ topic: 'summary' });
  });

  it('ends with the reason when the account is blocked', async () => {
    const [victim, staff] = [await world.client(), await world.staff()];
    const stream = await listen(victim);
    await staff.post(`/api/admin/users/${victim.uid}/block`);
    expect(await stream.next()).toEqual({ topic: 'session', code: 'account_blocked' });
    expect(await stream.next()).toBeNull();
    expect(world.services.live.size).toBe(0);
    expect((await listen(victim)).status).toBe(403);
  });

  it('ends when the session or the account ended elsewhere', async () => {
    const [victim, other] = [await world.client(), await world.client()];
    const [first, second] = [await listen(victim), await listen(other)];
    await world.db.deleteFrom('sessions').where('userId', '=', victim.uid).execute();
    await world.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('id', '=', other.uid)
      .execute();
    await lookAfterStreams(world.services);
    expect(await first.next()).toEqual({ topic: 'session', code: 'session_required' });
    expect(await second.next()).toEqual({ topic: 'session', code: 'account_disabled' });
  });

  it('ends with the sign-out of its own session only', async () => {
    const victim = await world.client();
    const here = await listen(victim);
    const phone = world.visitor();
    phone.cookie = victim.cookie;
    await victim.post('/api/auth/logout');
    expect(await here.next()).toEqual({ topic: 'session', code: 'session_required' });
  });

  it('forgets a page that was closed, and caps what one person opens', async () => {
    const victim = await world.client();
    const stream = await listen(victim);
    await stream.close();
    expect(world.services.live.size).toBe(0);
    for (let i = 0; i < MAX_STREAMS_PER_PERSON + 5; i++) await listen(victim);
    expect(world.services.live.size).toBe(MAX_STREAMS_PER_PERSON);
  });

  it('keeps no place for a HEAD, which hears nothing', async () => {
    const victim = await world.client();
    for (let n = 0; n < 3; n++) {
      expect((await victim.send('HEAD', '/api/live')).status).toBe(200);
      expect(world.services.live.size).toBe(0);
    }
  });

  it('keeps one address from taking every place, and gives a place back once', async () => {
    const victim = await world.client();
    // Of requests without a connection.
    const address = 'unknown';
    const [leave, ...others] = Array.from({ length: MAX_STREAMS_PER_ADDRESS }, () =>
      enterRoom(world.services, address),
    );
    const refused = await victim.get('/api/live');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    enterRoom(world.services, 'another')();
    leave?.();
    leave?.();
    const stream = await listen(victim);
    expect(stream.status).toBe(200);
    expect((await listen(victim)).status).toBe(429);
    await stream.close();
    expect((await listen(victim)).status).toBe(200);
    for (const each of others) each();
  });

  it('refuses a visitor', async () => {
    expect((await listen(world.visitor())).status).toBe(401);
  });
});
