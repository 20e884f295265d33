import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { sha256 } from '../../platform/ids.ts';
import { LuciaSessions } from './sessions.ts';

const HOUR = 3_600_000;

let world: World;
let ahead = 0;
beforeEach(async () => {
  world = await createWorld();
  ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  world.services.now = now;
  world.services.sessions = new LuciaSessions(world.db, false, now);
});
afterEach(() => world.end());

const signIn = (person: Person, door: string) =>
  person.post(`/api/auth/${door}`, { email: person.email, password: PASSWORD });
const sessionCookie = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('parade_session='));
const idOf = (person: Person) => sha256(/parade_session=([^;]+)/.exec(person.cookie)?.[1] ?? '');

describe('a session of staff', () => {
  it.each(['admin-login', 'login'])('says twelve hours at the door %s', async (door) => {
    const member = await world.staff([]);
    const { headers } = await signIn(member, door);
    expect(sessionCookie(headers)).toContain('Max-Age=43200');
    expect(sessionCookie(headers)).toContain('HttpOnly');
  });

  it('ends after twelve hours, however it is used, and its streams with it', async () => {
    const member = await world.staff([]);
    await signIn(member, 'admin-login');
    for (let hour = 1; hour < 12; hour++) {
      ahead = hour * HOUR;
      const answer = await member.get('/api/admin/summary');
      expect(answer.status).toBe(200);
      expect(sessionCookie(answer.headers)).toBeUndefined();
    }
    expect(await world.services.sessions.ended([idOf(member)])).toEqual(new Map());
    ahead = 12 * HOUR;
    const id = idOf(member);
    expect(await world.services.sessions.ended([id])).toEqual(new Map([[id, 'session_required']]));
    expect((await member.get('/api/admin/summary')).status).toBe(401);
    ahead = 0;
    expect((await member.get('/api/admin/summary')).status).toBe(401);
  });

  it('ends twelve hours after it began also where its owner joined the staff meanwhile', async () => {
    const member = await world.staff([]);
    const [open] = await world.db
      .selectFrom('sessions')
      .select(['createdAt', 'expiresAt'])
      .execute();
    expect(Date.parse(open?.expiresAt ?? '') - Date.parse(open?.createdAt ?? '')).toBeGreaterThan(
      13 * 24 * HOUR,
    );
    ahead = 11 * HOUR;
    expect((await member.get('/api/admin/summary')).status).toBe(200);
    ahead = 12 * HOUR;
    expect((await world.services.sessions.ended([idOf(member)])).size).toBe(1);
    expect((await member.get('/api/admin/summary')).status).toBe(401);
  });
});

describe('a session of a client', () => {
  it('goes on while it is used, and ends after ninety days all the same, its streams with it', async () => {
    const client = await world.client();
    for (let day = 6; day < 90; day += 6) {
      ahead = day * 24 * HOUR;
      expect((await client.get('/api/me')).status).toBe(200);
    }
    const id = idOf(client);
    expect(await world.services.sessions.ended([id])).toEqual(new Map());
    ahead = 90 * 24 * HOUR;
    expect(await world.services.sessions.ended([id])).toEqual(new Map([[id, 'session_required']]));
    expect((await client.get('/api/me')).status).toBe(401);
  });
});

describe('a new password', () => {
  it('makes no session of staff last longer', async () => {
    const member = await world.staff([]);
    await signIn(member, 'admin-login');
    ahead = 11 * HOUR;
    const changed = await member.post('/api/me/password', {
      currentPassword: PASSWORD,
      newPassword: 'cerise-tambour-glacier-71',
      newPasswordConfirmation: 'cerise-tambour-glacier-71',
    });
    expect([changed.status, changed.body.errors]).toEqual([204, undefined]);
    expect((await member.get('/api/admin/summary')).status).toBe(200);
    ahead = 12 * HOUR;
    expect((await member.get('/api/admin/summary')).status).toBe(401);
  });
});

describe('a session of a client', () => {
  it('goes on for fourteen days after its last use', async () => {
    const person = await world.client();
    const { headers } = await signIn(person, 'login');
    expect(sessionCookie(headers)).toContain('Max-Age=1209600');
    ahead = 6 * 24 * HOUR;
    expect(sessionCookie((await person.get('/api/me')).headers)).toBeUndefined();
    ahead = 8 * 24 * HOUR;
    expect(sessionCookie((await person.get('/api/me')).headers)).toContain('Max-Age=1209600');
    ahead = 21 * 24 * HOUR;
    expect((await person.get('/api/me')).status).toBe(200);
    ahead = 36 * 24 * HOUR;
    expect((await person.get('/api/me')).status).toBe(401);
  });
});
