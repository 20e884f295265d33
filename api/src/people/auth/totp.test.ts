import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageReports']);
  setTime('2026-11-21T10:00:00Z');
});
afterEach(() => world.end());

let now = 0;
function setTime(instant: string | number) {
  now = typeof instant === 'number' ? instant : Date.parse(instant);
  world.services.now = () => new Date(now);
}
const later = (seconds: number) => setTime(now + seconds * 1000);

/** What an authenticator shows, so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

async function enrol(person: Person) {
  const secret = String((await person.post('/api/me/totp')).body.secret);
  const answer = await person.post('/api/me/totp/confirmation', { code: codeOf(secret) });
  return { secret, codes: answer.body.recoveryCodes as string[] };
}
const signIn = (code?: string, door = 'admin-login', password = PASSWORD) =>
  world
    .visitor()
    .post(`/api/auth/${door}`, { email: staff.email, password, ...(code && { code }) });
const require2fa = () =>
  world.db
    .insertInto('site_settings')
    .values({
      id: 'main',
      document: '{"security":{"staffTotpRequired":true}}',
      version: 1,
      updatedAt: '2026-11-21T10:00:00.000Z',
      updatedBy: null,
    })
    .execute();

describe('setting up', () => {
  it('gives a secret, its address and a QR code, and asks nothing until it is confirmed', async () => {
    const { body } = await staff.post('/api/me/totp');
    expect(body.uri).toBe(
      `otpauth://totp/Parade:${encodeURIComponent(staff.email)}?issuer=Parade&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const svg = Buffer.from(String(body.qrCode).split(',')[1] ?? '', 'base64').toString();
    expect(svg).toMatch(/^<svg/);
    expect((await signIn()).status).toBe(200);
    const wrong = await staff.post('/api/me/totp/confirmation', { code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    expect((await staff.get('/api/me/totp')).body).toEqual({
      enabled: false,
      required: false,
      recoveryCodesLeft: 0,
    });
  });

  it('shows ten recovery codes once, and keeps neither them nor the secret readable', async () => {
    const { secret, codes } = await enrol(staff);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const row = await world.db.selectFrom('admins').selectAll().executeTakeFirstOrThrow();
    const events = await world.db.selectFrom('audit_events').selectAll().execute();
    const kept = JSON.stringify([row, events]);
    for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
    expect((await staff.get('/api/me/totp')).body).toMatchObject({
      enabled: true,
      recoveryCodesLeft: 10,
    });
    expect((await staff.post('/api/me/totp')).body.code).toBe('totp_enabled');
    expect((await staff.post('/api/me/totp/confirmation', { code: '123456' })).body.code).toBe(
      'totp_enabled',
    );
  });

  it('is mailed to the member, and so is taking it off, with what to do', async () => {
    const { codes } = await enrol(staff);
    for (const code of codes.slice(0, 2)) {
      await staff.send('DELETE', '/api/me/totp', { body: { password: PASSWORD, code } });
    }
    const mails = (await world.mailsTo(staff.email)).filter(
      ({ subject }) => !/adresse/.test(subject),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Votre double authentification vient d’être activée',
      'Votre double authentification vient d’être retirée',
    ]);
    for (const { text } of mails) expect(text).toContain('/forgot-password');
  });

  it('ends the other sessions, also one that the password alone opens at that moment', async () => {
    const earlier = world.visitor();
    const thief = world.visitor();
    const door = '/api/auth/admin-login';
    const typed = { email: staff.email, password: PASSWORD };
    expect((await earlier.post(door, typed)).status).toBe(200);
    const { limits } = world.services;
    const forget = limits.forget.bind(limits);
    limits.forget = async (...counted) => {
      limits.forget = forget;
      await enrol(staff);
      return forget(...counted);
    };
    expect((await thief.post(door, typed)).body.code).toBe('totp_required');
    for (const one of [earlier, thief]) expect((await one.get('/api/me')).status).toBe(401);
    expect((await staff.get('/api/me')).status).toBe(200);
  });

  it('is for staff alone', async () => {
    const victim = await world.client();
    for (const answer of [await victim.get('/api/me/totp'), await victim.post('/api/me/totp')]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied']);
    }
  });

  it('asks for the application’s code alone, before any recovery code exists', async () => {
    await staff.post('/api/me/totp');
    for (const code of ['', 'abcde-fghjk']) {
      const { status, body } = await staff.post('/api/me/totp/confirmation', { code });
      expect([status, body.errors]).toEqual([
        422,
        { code: 'Saisissez les six chiffres de votre application' },
      ]);
    }
  });

  it('needs a beginning', async () => {
    expect((await staff.post('/api/me/totp/confirmation', { code: '123456' })).status).toBe(404);
  });
});

describe('sign-in with a second factor', () => {
  it.each(['admin-login', 'login'])('asks for a code at the door %s', async (door) => {
    const { secret } = await enrol(staff);
    later(60);
    const asked = await signIn(undefined, door);
    expect([asked.status, asked.body.code]).toEqual([401, 'totp_required']);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const wrong = await signIn('000000', door);
    expect([wrong.status, wrong.body.code]).toEqual([401, 'totp_wrong']);
    expect((await signIn(codeOf(secret), door)).status).toBe(200);
    const guessed = await signIn(codeOf(secret, 1), door, 'faux');
    expect(guessed.body.code).toMatch(/login_failed$/);
  });

  it('takes a step more or less, and each code once', async () => {
    const { secret } = await enrol(staff);
    // The code that confirmed is used up.
    expect((await signIn(codeOf(secret))).body.code).toBe('totp_wrong');
    later(120);
    expect((await signIn(codeOf(secret, -2))).body.code).toBe('totp_wrong');
    expect((await signIn(codeOf(secret, 2))).body.code).toBe('totp_wrong');
    expect((await signIn(codeOf(secret, -1))).status).toBe(200);
    expect((await signIn(codeOf(secret, 0))).status).toBe(200);
    expect((await signIn(codeOf(secret, 0))).body.code).toBe('totp_wrong');
    expect((await signIn(` ${codeOf(secret, 1).replace(/(...)/, '$1 ')}`)).status).toBe(200);
    expect((await signIn(codeOf(secret, 0))).body.code).toBe('totp_wrong');
  });

  it('lets one of two in who bring the same code at once', async () => {
    const { secret, codes } = await enrol(staff);
    later(60);
    const code = codeOf(secret);
    const byCode = await Promise.all([signIn(code), signIn(code)]);
    expect(byCode.map((a) => a.status).sort()).toEqual([200, 401]);
    const recovery = codes[0] ?? '';
    const byRecovery = await Promise.all([signIn(recovery), signIn(recovery)]);
    expect(byRecovery.map((a) => a.status).sort()).toEqual([200, 401]);
  });

  it('takes each recovery code once', async () => {
    const { codes } = await enrol(staff);
    expect((await signIn(codes[3]?.toUpperCase())).status).toBe(200);
    const used = await signIn(codes[3], 'login');
    const sentence = 'Ce code de secours n’est pas le bon, ou il a déjà servi.';
    expect([used.status, used.body.code, used.body.errors]).toEqual([
      401,
      'recovery_code_wrong',
      { code: sentence },
    ]);
    expect((await staff.get('/api/me/totp')).body.recoveryCodesLeft).toBe(9);
    const refused = await world.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'sign-in-refused')
      .execute();
    expect(refused).toEqual([{ after: '{"reason":"recovery_code_wrong"}' }]);
  });

  it('takes a recovery code however it was noted', async () => {
    const { codes } = await enrol(staff);
    for (const [at, between] of [' ', '', ' – ', '\u2011'].entries()) {
      const noted = codes[at]?.replace('-', between).toUpperCase();
      expect((await signIn(noted)).status, noted).toBe(200);
    }
  });

  it('gives wrong codes a small budget of their own, and mails the member once', async () => {
    const { secret } = await enrol(staff);
    later(60);
    const told = async () =>
      (await world.mailsTo(staff.email)).filter(({ subject }) => subject.includes('codes faux'));
    for (let i = 0; i < 2; i++) expect((await signIn('000000')).status).toBe(401);
    expect(await told()).toEqual([]);
    for (let i = 0; i < 3; i++) expect((await signIn('000000')).status).toBe(401);
    const refused = await signIn(codeOf(secret));
    expect([refused.status, refused.body.code]).toEqual([429, 'admin_rate_limited']);
    expect((await told()).length).toBe(1);
    // The password is not what failed.
    expect((await signIn(undefined)).body.code).toBe('totp_required');
    expect((await signIn(undefined, 'login', 'faux')).body.code).toBe('login_failed');
    // Whoever burnt the budget holds no device up that was let in before.
    const browser = world.visitor();
    browser.cookie = staff.cookie.replace(/parade_session=[^;]*;? ?/, '');
    const body = { email: staff.email, password: PASSWORD, code: codeOf(secret) };
    expect((await browser.post('/api/auth/admin-login', body)).status).toBe(200);
  });

  it('forgets wrong codes after a right one', async () => {
    const { codes } = await enrol(staff);
    for (const code of codes.slice(0, 3)) {
      for (let i = 0; i < 4; i++) expect((await signIn('000000')).status).toBe(401);
      expect((await signIn(code)).status).toBe(200);
    }
  });

  it('tells of wrong codes in a session as at the doors, and holds up that session alone', async () => {
    const { codes } = await enrol(staff);
    const elsewhere = world.visitor();
    later(60);
    const typed = { email: staff.email, password: PASSWORD, code: codes[0] };
    expect((await elsewhere.post('/api/auth/admin-login', typed)).status).toBe(200);
    const show = (who: Person, code: string | undefined) =>
      who.post('/api/me/confirmation', { password: PASSWORD, code });
    for (let i = 0; i < 4; i++) expect((await show(elsewhere, '000000')).status).toBe(401);
    expect((await show(elsewhere, codes[1])).status).toBe(204);
    for (let i = 0; i < 5; i++) expect((await show(elsewhere, '000000')).status).toBe(401);
    expect((await show(elsewhere, codes[2])).status).toBe(429);
    expect((await show(staff, codes[2])).status).toBe(204);
    const mails = await world.mailsTo(staff.email);
    expect(mails.filter(({ subject }) => subject.includes('codes faux'))).toHaveLength(1);
    const refused = await world.db
      .selectFrom('audit_events')
      .select(['objectId', 'after'])
      .where('action', '=', 'sign-in-refused')
      .execute();
    expect(refused).toHaveLength(9);
    expect(refused[0]).toEqual({ objectId: staff.uid, after: '{"reason":"totp_wrong"}' });
  });

  it('says what a code looks like', async () => {
    const { body } = await signIn('12 34');
    expect(body.errors).toEqual({
      code: 'Saisissez les six chiffres de votre application, ou un code de secours',
    });
  });

  it('is written in the journal, refusals too, without what was typed', async () => {
    const { secret } = await enrol(staff);
    later(60);
    await signIn('000000');
    await signIn(codeOf(secret));
    await signIn(undefined, 'admin-login', 'mot de passe faux');
    await world.visitor().post('/api/auth/admin-login', { email: 'nul@x.fr', password: 'faux' });
    const events = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', 'in', ['sign-in', 'sign-in-refused'])
      .orderBy('id')
      .execute();
    expect(events.map((e) => [e.objectId, e.actorEmail, JSON.parse(e.after ?? '')])).toEqual([
      [staff.uid, null, { reason: 'totp_wrong' }],
      [staff.uid, staff.email, { secondFactor: 'authenticator' }],
      [staff.uid, null, { reason: 'admin_login_failed' }],
      ['', null, { reason: 'admin_login_failed' }],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/faux|000000|nul@/);
  });
});

describe('removing it', () => {
  const remove = (password: string, code?: string) =>
    staff.send('DELETE', '/api/me/totp', { body: { password, code } });

  it('asks the password again, and a code', async () => {
    const { codes } = await enrol(staff);
    expect((await remove(PASSWORD)).body.code).toBe('totp_required');
    expect((await remove(PASSWORD, '000000')).body.code).toBe('totp_wrong');
    const wrong = await remove('faux', codes[0]);
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { password: 'Mot de passe actuel incorrect' },
    ]);
    expect((await remove(PASSWORD, codes[0])).status).toBe(204);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await signIn()).status).toBe(200);
    await enrol(staff);
  });

  it('opens nothing but a new set-up where one is required: a telephone can be changed', async () => {
    const { codes } = await enrol(staff);
    await require2fa();
    expect((await remove(PASSWORD, codes[0])).status).toBe(204);
    expect((await staff.get('/api/admin/summary')).body.code).toBe('totp_setup_required');
    await enrol(staff);
    expect((await staff.get('/api/admin/summary')).status).toBe(200);
  });
});

describe('a colleague who lost theirs', () => {
  const removal = (by: Person, id: string) => by.post(`/api/admin/staff/${id}/totp-removal`);

  it('is helped by whoever holds as much: sessions end, a mail tells, the journal has it', async () => {
    const boss = await world.staff();
    const colleague = await world.staff(['manageReports']);
    await enrol(colleague);
    const weaker = await world.staff(['manageUsers']);
    expect((await removal(weaker, colleague.uid)).body.code).toBe('more_permissions');
    expect((await removal(boss, boss.uid)).body.code).toBe('own_account');
    expect((await colleague.get('/api/me')).status).toBe(200);

    const answer = await removal(boss, colleague.uid);
    expect(answer.body).toMatchObject({ id: colleague.uid, totpEnabled: false });
    expect((await colleague.get('/api/me')).body.code).toBe('session_required');
    expect((await world.mailsTo(colleague.email)).at(-1)?.subject).toBe(
      'Votre double authentification a été retirée',
    );
    const mails = (await world.mailsTo(colleague.email)).length;
    expect((await removal(boss, colleague.uid)).status).toBe(200);
    expect(await world.mailsTo(colleague.email)).toHaveLength(mails);
    const row = await world.db
      .selectFrom('audit_events')
      .select('actorEmail')
      .where('action', '=', 'totp-disable')
      .execute();
    expect(row).toEqual([{ actorEmail: boss.email }]);
  });
});

describe('where the settings ask for it', () => {
  it('opens nothing but its own set-up until it is there', async () => {
    const victim = await world.client();
    const { body: document } = await victim.upload('%PDF-1.4\n%%EOF\n', 'preuve.pdf');
    const report = {
      title: 'Titre',
      fraudType: 'Phishing',
      description: 'Texte',
      date: '2026-10-02',
      documents: { document1: document.id },
    };
    expect((await victim.post('/api/reports', report)).status).toBe(201);
    expect((await staff.get(String(document.url))).status).toBe(200);

    await require2fa();
    const { body } = await signIn();
    expect(body.user).toMatchObject({ isAdmin: true, totpSetupRequired: true });
    expect((await staff.get('/api/me')).body.totpSetupRequired).toBe(true);
    const refused = await staff.get('/api/admin/reports');
    expect([refused.status, refused.body.code]).toEqual([403, 'totp_setup_required']);
    expect((await staff.get(String(document.url))).status).toBe(404);
    expect((await staff.get('/api/me/totp')).body).toMatchObject({ required: true });

    await enrol(staff);
    expect((await staff.get('/api/me')).body.totpSetupRequired).toBeUndefined();
    expect((await staff.get('/api/admin/reports')).status).toBe(200);
    expect((await staff.get(String(document.url))).status).toBe(200);
    expect((await victim.get('/api/me')).body.totpSetupRequired).toBeUndefined();
  });

  it('lets staff sign out meanwhile, and is not published', async () => {
    await require2fa();
    expect((await staff.post('/api/auth/logout')).status).toBe(204);
    const { body } = await world.visitor().get('/api/site-settings');
    expect(body).toMatchObject({ version: 1 });
    expect(JSON.stringify(body)).not.toContain('security');
  });
});
