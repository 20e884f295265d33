/** What a member proposed ends with their access, or with the doubt whether it was them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  leaveDemonstration,
  secondPerson,
} from '../../../tests/features/approvals.ts';
import {
  ADDRESSES,
  configure,
  type PaymentSettingsScene,
  paymentSettingsScene,
} from '../../../tests/features/payment-settings.ts';
import { mailedToken } from '../../../tests/mail.ts';
import { PASSWORD } from '../../../tests/testing.ts';
import { resetAccess } from '../staff/reset-access.ts';
import { approvals } from './feature.ts';

const BITCOIN = '/api/admin/payment-settings/bitcoin';
const OTHER = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

let { world, staff } = {} as PaymentSettingsScene;
beforeEach(async () => {
  ({ world, staff } = await paymentSettingsScene());
  await configure(staff, 'bitcoin');
});
afterEach(() => world.end());

const colleague = () => secondPerson(world, ['managePayments']);
const change = async (who = staff) => {
  const { body } = await who.get(BITCOIN);
  return who.put(BITCOIN, { ...body, password: PASSWORD, walletAddress: OTHER });
};
const proposed = async () => {
  expect((await change()).status).toBe(200);
  expect((await approvalsOf(staff)).items).toHaveLength(1);
};

describe('what its proposer no longer answers for', () => {
  const state = () =>
    world.db.selectFrom('approvals').select(['status', 'reason', 'decidedBy']).execute();
  const byMail = async () => {
    await world.visitor().post('/api/auth/password-reset', { email: staff.email });
    const password = 'girafe-violon-septembre-91';
    const token = await mailedToken(world, staff.email);
    const body = { token, password, passwordConfirmation: password };
    return world.visitor().post('/api/auth/password-reset/confirm', body);
  };
  const ofStaff = () => `/api/admin/staff/${staff.uid}`;
  const removal = async () => {
    const boss = await secondPerson(world);
    return boss.delete(ofStaff());
  };
  const demotion = async () => {
    const boss = await secondPerson(world);
    const path = ofStaff();
    const { version } = (await boss.get(path)).body;
    const permissions = { managePayments: false, manageReports: true, manageUsers: false };
    return boss.put(path, { permissions: { ...permissions, systemSettings: false }, version });
  };

  it.each([
    ['a reset by mail', byMail, 'réinitialisé'],
    [
      'a reset by the server’s owner',
      () => resetAccess(world.services, staff.email),
      'réinitialisé',
    ],
    ['a removal', removal, 'quitté l’équipe'],
    ['a lost permission', demotion, 'plus la permission'],
  ])('ends by %s, with its line and its mails', async (_how, end, reason) => {
    const second = await colleague();
    await proposed();
    await end();
    expect(await state()).toEqual([
      { status: 'taken_back', reason: expect.stringContaining(reason), decidedBy: null },
    ]);
    expect((await approvalsOf(second)).items).toEqual([]);
    const told = (await world.mailsTo(second.email)).find(({ subject }) =>
      subject.startsWith('Changement rejeté'),
    );
    expect(told?.text).toContain(reason);
    const line = await world.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'take-back')
      .executeTakeFirstOrThrow();
    expect(line.after).toContain(reason);
    expect((await change(second)).status).toBe(200);
  });

  it.each([
    [
      'is gone',
      'quitté l’équipe',
      () => world.db.deleteFrom('admins').where('userId', '=', staff.uid).execute(),
    ],
    [
      'lost the permission',
      'plus la permission',
      () =>
        world.db
          .updateTable('admins')
          .set({ managePayments: 0 })
          .where('userId', '=', staff.uid)
          .execute(),
    ],
  ])('ends within the hour where its proposer %s by another way', async (_how, reason, lose) => {
    const second = await colleague();
    await proposed();
    await approvals.tidy(world.services);
    expect(await state()).toMatchObject([{ status: 'proposed' }]);
    await lose();
    for (let again = 0; again < 2; again++) await approvals.tidy(world.services);
    expect(await state()).toEqual([
      { status: 'taken_back', reason: expect.stringContaining(reason), decidedBy: null },
    ]);
    const lines = world.db
      .selectFrom('audit_events')
      .select(['action', 'actorId'])
      .where('objectType', '=', 'approvals')
      .orderBy('id');
    expect(await lines.execute()).toEqual([
      { action: 'propose', actorId: staff.uid },
      { action: 'take-back', actorId: null },
    ]);
    expect((await change(second)).status).toBe(200);
  });

  it('does not take effect by time, once its owner has the account back', async () => {
    await leaveDemonstration(world, staff);
    await proposed();
    expect((await byMail()).status).toBe(204);
    await aDayLater(world);
    expect(await state()).toMatchObject([{ status: 'taken_back' }]);
    const { walletAddress } = await world.db
      .selectFrom('payment_settings')
      .select('walletAddress')
      .executeTakeFirstOrThrow();
    expect(walletAddress).toBe(ADDRESSES.bitcoin);
  });

  it('is not proposed by a request that was under way meanwhile', async () => {
    await colleague();
    const { limits } = world.services;
    const forget = limits.forget.bind(limits);
    limits.forget = async (...counted) => {
      limits.forget = forget;
      await byMail();
      return forget(...counted);
    };
    expect((await change()).body.code).toBe('session_required');
    expect(await state()).toEqual([]);
  });
});
