/** Who may be the second person, and how they show that it is them. */
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  leaveDemonstration,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { ADDRESSES } from '../../../tests/features/payment-settings.ts';
import {
  OBJECT,
  OTHER,
  type WalletScene,
  walletScene,
} from '../../../tests/features/wallet-changes.ts';
import { MINUTE, setForward } from '../../../tests/mail.ts';
import { PASSWORD } from '../../../tests/testing.ts';

let { world, staff, colleague, wallet, change, proposed } = {} as WalletScene;
beforeEach(async () => {
  ({ world, staff, colleague, wallet, change, proposed } = await walletScene());
});
afterEach(() => world.end());

describe('a second person', () => {
  it('has accepted the invitation, has signed in and is not blocked', async () => {
    await world.staff(['managePayments']);
    const absent = await colleague();
    await world.db
      .updateTable('admins')
      .set({ acceptedAt: null })
      .where('userId', '=', absent.uid)
      .execute();
    const blocked = await colleague();
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.uid)
      .execute();
    expect((await approvalsOf(staff)).alone).toEqual(['managePayments']);
    // Whoever blocked them to be alone waits a day, in a demonstration too.
    await change();
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    await aDayLater(world);
    expect(await wallet()).toBe(OTHER);
  });

  it('needs the second factor outside a demonstration, and theirs wherever they have one', async () => {
    const second = await colleague();
    const id = await proposed();
    await leaveDemonstration(world);
    expect((await confirm(second, id)).body.code).toBe('totp_missing');
    const { body } = await second.post('/api/me/totp');
    const totp = new TOTP({ secret: String(body.secret) });
    const enrolled = await second.post('/api/me/totp/confirmation', { code: totp.generate() });
    expect(enrolled.status).toBe(200);
    expect((await confirm(second, id)).body.code).toBe('totp_required');
    expect((await confirm(second, id, { code: '000000' })).body.code).toBe('totp_wrong');
    const [recovery] = enrolled.body.recoveryCodes as string[];
    const young = await confirm(second, id, { code: recovery });
    expect([young.status, young.body.code]).toEqual([403, 'totp_too_new']);
    expect(await wallet()).toBe(ADDRESSES.bitcoin);
    const totpEnabledAt = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const admins = world.db.updateTable('admins').where('userId', '=', second.uid);
    await admins.set({ totpEnabledAt }).execute();
    expect((await confirm(second, id, { code: recovery })).status).toBe(204);
    expect(await wallet()).toBe(OTHER);
  });

  it('is proposed to by somebody who has the second factor too, and shows that it is them', async () => {
    const second = await colleague();
    await leaveDemonstration(world);
    expect((await change()).body.code).toBe('totp_missing');
    await settledFactor(world, staff);
    setForward(world.services, 16 * MINUTE);
    expect((await change()).body.code).toBe('confirmation_required');
    const show = (body: object) => staff.post('/api/me/confirmation', body);
    const wrong = await show({ password: 'autre-chose-encore', code: 'abcde-fghjk' });
    expect(wrong.body.errors).toHaveProperty('password');
    expect((await show({ password: PASSWORD })).body.code).toBe('totp_required');
    expect((await show({ password: PASSWORD, code: '000000' })).body.code).toBe('totp_wrong');
    expect((await change()).body.code).toBe('confirmation_required');
    expect((await show({ password: PASSWORD, code: 'abcde-fghjk' })).status).toBe(204);
    expect((await change()).status).toBe(200);
    expect(await waitingFor(second, OBJECT)).toBeDefined();
  });

  it('cannot go through the codes', async () => {
    const second = await colleague();
    const id = await proposed();
    const { body } = await second.post('/api/me/totp');
    const totp = new TOTP({ secret: String(body.secret) });
    await second.post('/api/me/totp/confirmation', { code: totp.generate() });
    const tries = [];
    for (let n = 0; n < 11; n++) tries.push((await confirm(second, id, { code: '000000' })).status);
    expect(tries.at(-1)).toBe(429);
  });
});
