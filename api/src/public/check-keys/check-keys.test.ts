import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckKey, CheckKeyMade } from '../../../contract/check-keys.ts';
import { leaveDemonstration } from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { aPartner, madeKey } from '../../../tests/features/check-keys.ts';
import { MINUTE, setForward } from '../../../tests/mail.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { sha256 } from '../../platform/ids.ts';
import { CHECK_KEPT_DAYS, removeOldKeys } from './tidy.ts';

const SCAM = 'Votre colis est bloqué : réglez 1,99 € sur https://colissimo-livraison.top/payer';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['systemSettings']);
});
afterEach(() => world.end());

const check = (key: string, body: object = { text: SCAM }) =>
  world
    .visitor()
    .send('POST', '/api/checks', { body, headers: { authorization: `Bearer ${key}` } });
const detail = async ({ id }: CheckKeyMade) =>
  (await staff.get(`/api/admin/check-keys/${id}`)).body as unknown as CheckKey;
const save = (key: CheckKeyMade, changes: object) =>
  staff.put(`/api/admin/check-keys/${key.id}`, { ...key, ...changes });

describe('a key', () => {
  it('is told once and kept as a hash', async () => {
    const made = await madeKey(staff);
    expect(made.key).toMatch(/^parade_[\w-]{43}$/);
    expect(made.key.startsWith(made.prefix)).toBe(true);
    const stored = await world.db.selectFrom('check_keys').selectAll().execute();
    expect(stored).toMatchObject([{ hash: sha256(made.key), createdBy: staff.uid }]);
    const journal = await world.db.selectFrom('audit_events').selectAll().execute();
    const list = await staff.get('/api/admin/check-keys');
    const csv = await staff.get('/api/admin/check-keys.csv');
    const secret = made.key.slice(made.prefix.length);
    for (const kept of [stored, journal, list.body, await detail(made), csv.bytes.toString()]) {
      expect(JSON.stringify(kept)).not.toContain(secret);
    }
    expect(JSON.stringify(journal)).toContain(made.prefix);
    expect(JSON.stringify(journal)).not.toContain(made.contact);
  });

  it('adds the analysis to the answer, which is as ever without one', async () => {
    const { key } = await madeKey(staff);
    const { status, body } = await check(key);
    expect(status).toBe(200);
    const { analysis, ...rest } = body as { analysis: { verdict: string; signs: object[] } };
    expect(analysis.verdict).toBe('very_suspicious');
    expect(analysis.signs[0]).toEqual({
      sign: expect.any(String),
      strength: expect.any(Number),
      start: expect.any(Number),
      end: expect.any(Number),
      explanation: expect.any(String),
      howToCheck: expect.any(String),
    });
    const visitor = await world.visitor().post('/api/checks', { text: SCAM });
    expect(visitor.body).toEqual(rest);
    expect(visitor.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('names what is ours as ours', async () => {
    const { key } = await madeKey(staff);
    const text = `Suivez ${world.services.env.publicUrl.href}verifier`;
    const { body } = await check(key, { text: text.replace('localhost', 'www.parade.example') });
    const { signs } = body.analysis as { signs: { sign: string }[] };
    expect(signs.map(({ sign }) => sign)).toContain('own');
  });
});

describe('what is no key in force', () => {
  it('is refused alike, before the body is read', async () => {
    const made = await madeKey(staff);
    await staff.post(`/api/admin/check-keys/${made.id}/revocation`, {});
    const never = `parade_${'A'.repeat(43)}`;
    const answers = [];
    for (const key of [made.key, never, '', `${made.key}x`, 'x'.repeat(5000)]) {
      const { status, body } = await check(key, { text: '' });
      answers.push({ status, code: body.code, message: body.message });
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, code: 'check_key_refused' });
    expect(await world.db.selectFrom('check_key_days').selectAll().execute()).toEqual([]);
  });

  it('counts towards the address that sends it', async () => {
    await world.db.deleteFrom('rate_limits').execute();
    await check('parade_faux');
    const counts = await world.db.selectFrom('rate_limits').select('key').execute();
    expect(counts.map(({ key }) => key.split(':')[0])).toEqual(['checkAddress']);
  });
});

describe('limits', () => {
  it('hold each minute, and count no address', async () => {
    const { key } = await madeKey(staff, { perMinute: 2 });
    expect([(await check(key)).status, (await check(key)).status]).toEqual([200, 200]);
    const third = await check(key);
    expect(third).toMatchObject({ status: 429, body: { code: 'check_key_limited' } });
    expect(Number(third.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const over = { expiresAt: new Date(Date.now() - 1).toISOString() };
    await world.db.updateTable('rate_limits').set(over).execute();
    expect((await check(key)).status).toBe(200);
    const counts = await world.db.selectFrom('rate_limits').select('key').execute();
    expect(counts.some(({ key: counted }) => counted.startsWith('checkAddress'))).toBe(false);
  });

  it('hold each day of Paris, and the uses are told by day', async () => {
    world.services.now = () => new Date('2026-03-10T22:30:00.000Z');
    const made = await madeKey(staff, { perDay: 1 });
    expect((await check(made.key)).status).toBe(200);
    const second = await check(made.key);
    expect(second).toMatchObject({ status: 429, body: { code: 'check_key_limited' } });
    // Half past eleven in Paris.
    expect(second.headers.get('retry-after')).toBe('1800');
    expect(await detail(made)).toMatchObject({
      lastUsedOn: '2026-03-10',
      days: [{ day: '2026-03-10', uses: 1 }],
    });
    world.services.now = () => new Date('2026-03-10T23:00:01.000Z');
    expect((await check(made.key)).status).toBe(200);
  });
});

describe('staff', () => {
  it('give more only in presence and with a second factor of a day, less at once', async () => {
    const made = await madeKey(staff);
    setForward(world.services, 16 * MINUTE);
    const make = () => staff.post('/api/admin/check-keys', aPartner());
    expect((await make()).body.code).toBe('confirmation_required');
    expect((await save(made, { perDay: 9000 })).body.code).toBe('confirmation_required');
    const less = await save(made, { perDay: 10, partner: 'Ville d’Exemple' });
    expect(less).toMatchObject({ status: 200, body: { perDay: 10, partner: 'Ville d’Exemple' } });
    expect((await save(made, { perDay: 5 })).body.code).toBe('stale_version');
    await staff.post('/api/me/confirmation', { password: PASSWORD });
    await leaveDemonstration(world);
    expect((await make()).body.code).toBe('totp_missing');
    await settledFactor(world, staff);
    expect((await make()).status).toBe(201);
  });

  it('revoke at once, alone and once', async () => {
    const made = await madeKey(staff);
    setForward(world.services, 16 * MINUTE);
    const revoke = () => staff.post(`/api/admin/check-keys/${made.id}/revocation`, {});
    const { body } = await revoke();
    expect(body).toMatchObject({ revokedAt: expect.any(String), revokedBy: expect.any(String) });
    expect((await revoke()).body).toEqual(body);
    expect((await check(made.key)).status).toBe(401);
    expect((await save(made, { perDay: 1 })).body.code).toBe('check_key_revoked');
    const revocations = await world.db
      .selectFrom('audit_events')
      .select('actorId')
      .where('action', '=', 'revoke')
      .execute();
    expect(revocations).toEqual([{ actorId: staff.uid }]);
  });
});

it('goes thirteen months after it was revoked, with what the journal said of it', async () => {
  const kept = await madeKey(staff, { partner: 'Reste' });
  const gone = await madeKey(staff, { partner: 'Disparaît' });
  await check(gone.key);
  await check(kept.key);
  await staff.post(`/api/admin/check-keys/${gone.id}/revocation`, {});
  const day = 24 * 60 * MINUTE;
  setForward(world.services, (CHECK_KEPT_DAYS - 1) * day);
  await removeOldKeys(world.services);
  const names = () => world.db.selectFrom('check_keys').select('partner').orderBy('id').execute();
  expect(await names()).toHaveLength(2);
  setForward(world.services, (CHECK_KEPT_DAYS + 2) * day);
  await removeOldKeys(world.services);
  expect(await names()).toEqual([{ partner: 'Reste' }]);
  expect(await world.db.selectFrom('check_key_days').selectAll().execute()).toEqual([]);
  const journal = await world.db.selectFrom('audit_events').selectAll().execute();
  expect(JSON.stringify(journal)).not.toContain('Disparaît');
});
