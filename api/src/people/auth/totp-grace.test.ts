/** The second factor outside a demonstration: proposed at once, put off for seven days at most. */
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

const DAY = 24 * 3_600_000;

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const updatedAt = '2026-11-21T10:00:00.000Z';
const settings = (document: object) => ({
  id: 'main' as const,
  document: JSON.stringify(document),
  version: 1,
  updatedAt,
  updatedBy: null,
});
const lift = () =>
  world.db.insertInto('site_settings').values(settings(COMPLETE_SETTINGS)).execute();
const signIn = async () => {
  const credentials = { email: staff.email, password: PASSWORD };
  const { body } = await staff.post('/api/auth/admin-login', credentials);
  return body.user as Record<string, unknown>;
};
const summary = async () => (await staff.get('/api/admin/summary')).status;

async function enrol() {
  const secret = String((await staff.post('/api/me/totp')).body.secret);
  const timestamp = world.services.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const { status, body } = await staff.post('/api/me/totp/confirmation', { code });
  expect(status).toBe(200);
  return body.recoveryCodes as string[];
}

describe('in a demonstration', () => {
  it('proposes it from the first sign-in, for as long as they like', async () => {
    for (let times = 0; times < 3; times++) {
      expect((await signIn()).totpProposed).toEqual({ until: null });
    }
    const kept = await world.db.selectFrom('admins').select('totpGraceEndsAt').execute();
    expect(kept).toEqual([{ totpGraceEndsAt: null }]);
    expect(await summary()).toBe(200);
    expect((await staff.get('/api/me/totp')).body.required).toBe(false);
  });

  it('proposes nothing to clients, nor to who has one', async () => {
    const victim = await world.client();
    expect((await victim.get('/api/me')).body).not.toHaveProperty('totpProposed');
    await enrol();
    expect((await staff.get('/api/me')).body).not.toHaveProperty('totpProposed');
  });
});

describe('outside a demonstration', () => {
  it('gives seven days from the first sign-in there, and no more by signing in again', async () => {
    await lift();
    const { totpProposed } = await signIn();
    const until = Date.parse((totpProposed as { until: string }).until);
    expect(Math.abs(until - (Date.now() + 7 * DAY))).toBeLessThan(60_000);
    expect((await staff.get('/api/me/totp')).body.required).toBe(true);
    expect((await signIn()).totpProposed).toEqual(totpProposed);
    expect(await summary()).toBe(200);
    const over = new Date(until - 7 * DAY).toISOString();
    await world.db.updateTable('admins').set({ totpGraceEndsAt: over }).execute();
    expect(await signIn()).toMatchObject({ totpSetupRequired: true });
    const refused = await staff.get('/api/admin/summary');
    expect([refused.status, refused.body.code]).toEqual([403, 'totp_setup_required']);
    await enrol();
    expect(await summary()).toBe(200);
  });

  it('gives no second grace to who takes it off', async () => {
    await lift();
    await signIn();
    const [code] = await enrol();
    const body = { password: PASSWORD, code };
    expect((await staff.send('DELETE', '/api/me/totp', { body })).status).toBe(204);
    expect((await staff.get('/api/admin/summary')).body.code).toBe('totp_setup_required');
  });

  it('asks at once where an editor says so', async () => {
    const document = { ...COMPLETE_SETTINGS, security: { staffTotpRequired: true } };
    await world.db.insertInto('site_settings').values(settings(document)).execute();
    expect(await signIn()).toMatchObject({ totpSetupRequired: true });
  });
});
