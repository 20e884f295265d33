/** Nobody is shut out by what others do at the doors, and guessing slows down. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { RateLimits } from '../../platform/rate-limits.ts';

let world: World;
let now: number;
beforeEach(async () => {
  world = await createWorld();
  world.services.env.trustProxy = 1;
  now = Date.parse('2026-11-23T10:00:00Z');
  world.services.now = () => new Date(now);
  world.services.limits = new RateLimits(world.db, () => new Date(now));
});
afterEach(() => world.end());
const later = (seconds: number) => {
  now += seconds * 1000;
};

const from = (address: string) => ({ 'x-forwarded-for': address });
const signIn = (who: Person, email: string, password: string, address: string, door = 'login') =>
  who.post(`/api/auth/${door}`, { email, password }, from(address));
const guess = (email: string, address: string, door = 'login') =>
  signIn(world.visitor(), email, 'faux', address, door);
const ask = (who: Person, email: string, address: string) =>
  who.post('/api/auth/password-reset', { email }, from(address));

async function resetToken(email: string): Promise<string> {
  const mails = (await world.mailsTo(email)).filter(({ text }) => text.includes('/reset-password'));
  return mails.at(-1)?.text.match(/token=(\S+)/)?.[1] ?? '';
}
/** Everything of a browser but its session. */
function signedOut(person: Person): Person {
  const browser = world.visitor();
  browser.cookie = person.cookie.replace(/parade_session=[^;]*;? ?/, '');
  return browser;
}

describe('whoever fails', () => {
  it('waits longer each time, up to a quarter of an hour, and no longer for asking again', async () => {
    const { email } = await world.client();
    for (let i = 0; i < 10; i++) expect((await guess(email, '203.0.113.9')).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const refused = await guess(email, '203.0.113.9');
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      waits.push(wait);
      later(wait - 1);
      const again = await guess(email, '203.0.113.9');
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '1']);
      later(1);
      expect((await guess(email, '203.0.113.9')).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    later(900);
    expect((await signIn(world.visitor(), email, PASSWORD, '203.0.113.9')).status).toBe(200);
    expect((await guess(email, '203.0.113.9')).status).toBe(401);
    expect((await guess(email, '203.0.113.9')).status).toBe(401);
  });

  it('gets no more by asking at once', async () => {
    const { email } = await world.client();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => guess(email, '203.0.113.9')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is forgotten after a day', async () => {
    const { email } = await world.client();
    for (let i = 0; i < 11; i++) await guess(email, '203.0.113.9');
    later(24 * 3600);
    for (let i = 0; i < 10; i++) expect((await guess(email, '203.0.113.9')).status).toBe(401);
  });
});

describe('the browsers that are known at an account', () => {
  const known = async () =>
    (await world.db.selectFrom('known_devices').select('hash').execute()).length;

  it('are ten at most, and none but one after a new password', async () => {
    const { email } = await world.client();
    for (let n = 0; n < 14; n++) {
      later(1);
      await signIn(world.visitor(), email, PASSWORD, `203.0.113.${n}`);
    }
    expect(await known()).toBe(10);
    const thief = world.visitor();
    later(1);
    await signIn(thief, email, PASSWORD, '203.0.113.77');
    await ask(world.visitor(), email, '198.51.100.4');
    const token = await resetToken(email);
    const password = 'cerise-tambour-glacier-71';
    const body = { token, password, passwordConfirmation: password };
    const owner = world.visitor();
    expect((await owner.post('/api/auth/password-reset/confirm', body)).status).toBe(204);
    expect(await known()).toBe(1);
    // Who knew the old one guesses like anybody.
    const guesses = [];
    for (let n = 0; n < 12; n++) {
      guesses.push((await signIn(signedOut(thief), email, 'faux', '203.0.113.77')).status);
    }
    expect(guesses).toContain(429);
  });
});

describe('the only administrator, of whom others know the address', () => {
  let admin: Person;
  beforeEach(async () => {
    admin = await world.staff();
  });
  const lockOut = async () => {
    for (let i = 0; i < 101; i++) await guess(admin.email, `203.0.113.${i % 11}`, 'admin-login');
  };

  it('gets in where they signed in before, however many guess', async () => {
    const browser = signedOut(admin);
    await lockOut();
    const elsewhere = await signIn(
      world.visitor(),
      admin.email,
      PASSWORD,
      '198.51.100.4',
      'admin-login',
    );
    expect([elsewhere.status, elsewhere.body.code]).toEqual([429, 'admin_rate_limited']);
    const own = await signIn(browser, admin.email, PASSWORD, '203.0.113.1', 'admin-login');
    expect(own.status).toBe(200);
    expect((await browser.get('/api/admin/summary')).status).toBe(200);
  });

  it('gets in anywhere by a link of a mail, however many links others asked for', async () => {
    await lockOut();
    for (let i = 0; i < 101; i++) await ask(world.visitor(), admin.email, `203.0.113.${i % 25}`);
    const mails = await world.mailsTo(admin.email);
    expect(mails.filter(({ text }) => text.includes('/reset-password'))).toHaveLength(30);
    const browser = world.visitor();
    expect((await ask(browser, admin.email, '198.51.100.4')).status).toBe(202);
    const password = 'autre-tulipe-orage-52';
    const link = { token: await resetToken(admin.email), password, passwordConfirmation: password };
    const confirmed = await browser.post('/api/auth/password-reset/confirm', link);
    expect(confirmed.status).toBe(204);
    await lockOut();
    const own = await signIn(browser, admin.email, password, '198.51.100.4', 'admin-login');
    expect(own.status).toBe(200);
  });

  it('gets a link of their own where they signed in before', async () => {
    const browser = signedOut(admin);
    for (let i = 0; i < 40; i++) await ask(world.visitor(), admin.email, `203.0.113.${i % 10}`);
    const before = await resetToken(admin.email);
    expect((await ask(browser, admin.email, '203.0.113.1')).status).toBe(202);
    expect(await resetToken(admin.email)).not.toBe(before);
    for (let i = 0; i < 4; i++) await ask(browser, admin.email, '203.0.113.1');
    expect((await ask(browser, admin.email, '203.0.113.1')).status).toBe(429);
  });
});

describe('the mark of a device', () => {
  const rows = () => world.db.selectFrom('known_devices').selectAll().execute();
  const markOf = (person: Person) => /parade_device=([^;]+)/.exec(person.cookie)?.[1] ?? '';

  it('is a cookie that scripts cannot read, kept as a hash and once for each browser', async () => {
    const person = await world.client();
    const again = await signIn(person, person.email, PASSWORD, '198.51.100.4');
    const cookie = again.headers.getSetCookie().find((each) => each.startsWith('parade_device='));
    expect(cookie).toMatch(/; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax$/);
    const kept = await rows();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain(markOf(person).split('.')[0]);
  });

  it('is only for the host itself where TLS is on', async () => {
    world.services.env.publicUrl = new URL('https://parade.example');
    const person = await world.client();
    const { headers } = await signIn(person, person.email, PASSWORD, '198.51.100.4');
    expect(headers.getSetCookie().join()).toMatch(/__Host-parade_device=\S+ Path=\/;.* Secure/);
  });

  it('slows its own guesses down, and opens nothing at another account', async () => {
    const [person, other] = [await world.client(), await world.client()];
    const browser = signedOut(person);
    for (let i = 0; i < 10; i++) await signIn(browser, person.email, 'faux', '198.51.100.4');
    expect((await signIn(browser, person.email, PASSWORD, '198.51.100.4')).status).toBe(429);
    for (let i = 0; i < 10; i++) await signIn(browser, other.email, 'faux', '198.51.100.4');
    expect((await guess(other.email, '198.51.100.4')).status).toBe(429);
  });

  it.each([
    ['made up', (mark: string) => `${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`],
    ['unsigned', (mark: string) => mark.split('.')[0] ?? ''],
    ['cut off', () => ''],
  ])('is none when it is %s', async (_what, change) => {
    const person = await world.client();
    const browser = world.visitor();
    browser.cookie = `parade_device=${change(markOf(person))}`;
    for (let i = 0; i < 11; i++) await guess(person.email, '203.0.113.9');
    expect((await signIn(browser, person.email, PASSWORD, '203.0.113.9')).status).toBe(429);
  });

  it('is forgotten thirteen months later', async () => {
    const person = await world.client();
    await world.db
      .updateTable('known_devices')
      .set({ usedAt: '2025-10-01T00:00:00.000Z' })
      .execute();
    const { auth } = await import('./feature.ts');
    await auth.tidy(world.services);
    expect(await rows()).toEqual([]);
    expect((await signIn(person, person.email, PASSWORD, '198.51.100.4')).status).toBe(200);
    await auth.tidy(world.services);
    expect(await rows()).toHaveLength(1);
  });
});

describe('who tries while somebody else does', () => {
  it('is not told to wait for an attempt that was counted a moment after theirs began', async () => {
    const at = (ms: number) => new RateLimits(world.db, () => new Date(now + ms));
    await at(80).slow('codeAccount', 'Camille');
    expect(await at(0).slow('codeAccount', 'Camille')).toBe(2);
  });
});
