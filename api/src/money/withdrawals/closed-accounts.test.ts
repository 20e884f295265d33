/** Nobody loses a balance: what is left to a person whose account is closed, and what their deletion waits for. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { sentenceOf } from '../../../contract/errors.ts';
import { balanceOf, setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = (await withMoney(world, 500)).victim;
  // Alone with the permission, so that what they set counts at once.
  await world.db.updateTable('admins').set({ managePayments: 0 }).execute();
  staff = await world.staff();
  await world.db.updateTable('users').set({ isEmailVerified: 1 }).execute();
});
afterEach(() => world.end());

const close = (mode: 'disabled' | 'deleted') =>
  staff.post(`/api/admin/users/${victim.uid}/deactivation`, { mode });
const come = () =>
  victim.post('/api/auth/restricted-login', { email: victim.email, password: PASSWORD });
const subjects = async () => (await world.mailsTo(victim.email)).map(({ subject }) => subject);

describe.each(['blocked', 'disabled'] as const)('a %s person', (status) => {
  beforeEach(async () => {
    if (status === 'blocked') await staff.post(`/api/admin/users/${victim.uid}/block`);
    else await close('disabled');
    await come();
  });

  it('asks for what is theirs, gets it, and reads of each step by mail', async () => {
    expect(await balanceOf(victim)).toMatchObject({ balance: 500 });
    const { status: made, body } = await ask(victim, 200);
    expect(made).toBe(201);
    const payout = { payoutReference: 'VIR-4417', payoutOn: parisDay(new Date()) };
    expect((await setStatus(staff, body.id, 'approved', payout)).status).toBe(200);
    expect((await victim.get('/api/withdrawals')).body.items).toMatchObject([
      { status: 'approved', payoutReference: 'VIR-4417' },
    ]);
    expect(await balanceOf(victim)).toMatchObject({ balance: 300, pending: 0 });
    const [asked, decided] = (await subjects()).slice(-2);
    expect(asked).toContain('est enregistrée');
    expect(decided).toMatch(/retrait .* de 200,00/);
    const { text } = (await world.mailsTo(victim.email)).at(-1) ?? { text: '' };
    expect(text).toContain('VIR-4417');
    expect(text).toContain('/restricted-access');
  });

  it('reads of a sum that comes in later', async () => {
    expect((await setBalance(staff, victim, 750)).status).toBe(200);
    expect((await subjects()).at(-1)).toMatch(/^250,00.€ ajoutés à votre solde$/);
    expect(await balanceOf(victim)).toMatchObject({ balance: 750 });
  });
});

describe('the deletion of an account', () => {
  it('waits until the balance is paid out', async () => {
    for (const before of ['active', 'disabled'] as const) {
      if (before === 'disabled') expect((await close('disabled')).status).toBe(200);
      const refused = await close('deleted');
      expect([refused.status, refused.body.code]).toEqual([409, 'balance_left']);
      expect(refused.body.message).toBe(sentenceOf('balance_left'));
      const { body } = await staff.get(`/api/admin/users/${victim.uid}`);
      expect(body.status).toBe(before);
    }
    await come();
    const { body } = await ask(victim, 500);
    await setStatus(staff, body.id, 'approved');
    expect((await close('deleted')).status).toBe(200);
  });

  it('waits for a request that is not decided yet', async () => {
    const { body } = await ask(victim, 500);
    await setBalance(staff, victim, 0);
    expect((await close('deleted')).body.code).toBe('balance_left');
    await setStatus(staff, body.id, 'rejected');
    expect((await close('deleted')).status).toBe(200);
    expect((await come()).body.user).toMatchObject({ status: 'deleted' });
    expect(await balanceOf(victim)).toMatchObject({ balance: 0, totalRecovered: 0 });
  });
});
