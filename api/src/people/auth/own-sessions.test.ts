import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { OwnSession } from '../../../contract/auth.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { sha256 } from '../../platform/ids.ts';
import { deviceOf } from './device.ts';

const ON_ANDROID = 'Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0';
const ON_WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0';

test.each([
  [ON_ANDROID, 'Firefox sur Android'],
  [ON_WINDOWS, 'Edge sur Windows'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    'Chrome sur Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet sur Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari sur iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome sur iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari sur Mac',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 OPR/127.0.0.0',
    'Opera sur Linux',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'ChromeOS'],
  ['curl/8.14.1', ''],
  [`<b>${'x'.repeat(5000)}Firefox/1`, ''],
  [undefined, ''],
])('%s is called « %s »', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe('the own sessions', () => {
  let world: World;
  let person: Person;
  beforeEach(async () => {
    world = await createWorld();
    person = await world.client();
  });
  afterEach(() => world.end());

  async function signIn({ email }: Person, userAgent: string): Promise<Person> {
    const elsewhere = world.visitor();
    const body = { email, password: PASSWORD };
    const answer = await elsewhere.post('/api/auth/login', body, { 'user-agent': userAgent });
    expect(answer.status).toBe(200);
    return elsewhere;
  }
  it('are known by a cookie that no script reads and no other site sends along', async () => {
    const body = { email: person.email, password: PASSWORD };
    const { headers } = await world.visitor().post('/api/auth/login', body);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']),
    );
  });

  const list = async (from: Person) =>
    (await from.get('/api/me/sessions')).body.items as OwnSession[];
  const idOf = async (from: Person) => (await list(from)).find(({ current }) => current)?.id ?? '';
  const open = ({ cookie }: Person) => world.app.request('/api/live', { headers: { cookie } });
  const journal = () =>
    world.db
      .selectFrom('audit_events')
      .select(['actorEmail', 'objectType', 'objectId'])
      .where('action', '=', 'end-session')
      .execute();

  it('are listed with their device, newest first, under a hash that opens nothing', async () => {
    const phone = await signIn(person, ON_ANDROID);
    const sessions = await list(phone);
    expect(sessions).toMatchObject([
      { device: 'Firefox sur Android', current: true },
      { device: '', current: false },
    ]);
    const cookie = /parade_session=([^;]+)/.exec(phone.cookie)?.[1] ?? '';
    expect(sessions[0]?.id).toBe(sha256(cookie));
    const thief = world.visitor();
    thief.cookie = `parade_session=${sessions[0]?.id}`;
    expect((await thief.get('/api/me')).body.code).toBe('session_required');
  });

  it('keep their device when the password changes, and leave out what has expired', async () => {
    const phone = await signIn(person, ON_ANDROID);
    const next = 'lanterne-verger-quinze-89';
    const change = { currentPassword: PASSWORD, newPassword: next, newPasswordConfirmation: next };
    expect((await phone.post('/api/me/password', change)).status).toBe(204);
    expect(await list(phone)).toMatchObject([{ device: 'Firefox sur Android', current: true }]);
    const expired = {
      id: sha256('gone'),
      userId: person.uid,
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    await world.db
      .insertInto('sessions')
      .values({ ...expired, expiresAt: '2026-01-15T00:00:00.000Z' })
      .execute();
    expect(await list(phone)).toHaveLength(1);
  });

  it('end one by one: its pages are told, the others read the list again', async () => {
    const phone = await signIn(person, ON_ANDROID);
    const desk = await signIn(person, ON_WINDOWS);
    const id = await idOf(phone);
    const [lost, kept] = [await open(phone), await open(desk)];
    expect((await desk.delete(`/api/me/sessions/${id}`)).status).toBe(204);
    expect(await lost.text()).toContain('{"topic":"session","code":"session_required"}');
    world.services.live.closeAll();
    expect(await kept.text()).toContain('{"topic":"me"}');
    expect((await phone.get('/api/me')).body.code).toBe('session_required');
    expect((await desk.get('/api/me')).status).toBe(200);
    expect(await journal()).toEqual([
      { actorEmail: person.email, objectType: 'sessions', objectId: id },
    ]);
    expect((await desk.delete(`/api/me/sessions/${id}`)).status).toBe(404);
  });

  it('end all but this one, and a repeat changes nothing', async () => {
    const phone = await signIn(person, ON_ANDROID);
    const desk = await signIn(person, ON_WINDOWS);
    const stranger = await world.client();
    expect((await desk.delete('/api/me/sessions')).status).toBe(204);
    expect(await list(desk)).toMatchObject([{ device: 'Edge sur Windows', current: true }]);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await person.get('/api/me')).status).toBe(401);
    expect((await stranger.get('/api/me')).status).toBe(200);
    expect(await journal()).toHaveLength(2);
    await desk.delete('/api/me/sessions');
    expect(await journal()).toHaveLength(2);
  });

  it('sign out where the one of the request is ended', async () => {
    const { headers } = await person.delete(`/api/me/sessions/${await idOf(person)}`);
    expect(headers.get('set-cookie')).toContain('parade_session=;');
    expect((await person.get('/api/me')).status).toBe(401);
  });

  it("of another person are not found, nor is what is no session's id", async () => {
    const stranger = await world.client();
    const id = await idOf(stranger);
    for (const path of [id, 'tout', id.toUpperCase(), id.slice(1)]) {
      expect((await person.delete(`/api/me/sessions/${path}`)).status).toBe(404);
    }
    expect((await stranger.get('/api/me')).status).toBe(200);
    expect((await world.visitor().delete(`/api/me/sessions/${id}`)).status).toBe(401);
    expect(await journal()).toEqual([]);
  });

  it('tell the other pages of a sign-in and of a sign-out', async () => {
    const watching = await open(person);
    const phone = await signIn(person, ON_ANDROID);
    await phone.post('/api/auth/logout');
    world.services.live.closeAll();
    expect((await watching.text()).match(/"topic":"me"/g)).toHaveLength(2);
  });
});
