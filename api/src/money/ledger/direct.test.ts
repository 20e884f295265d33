import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aDayLater,
  approvalsOf,
  confirm,
  holdNoFunds,
  leaveDemonstration,
  secondPerson,
} from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { balanceOf, setBalance, withMoney } from '../../../tests/features/ledger.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { checkBooks } from './check-books.ts';

let world: World;
let staff: Person;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['managePayments']);
  victim = await world.client();
});
afterEach(() => world.end());

const open = async (...members: Person[]) => {
  await leaveDemonstration(world, ...members);
  await holdNoFunds(world);
};

/** Sets the total that was paid directly, and lets its day pass. */
async function paid(amount: number, changes: object = {}) {
  const answer = await setBalance(staff, victim, amount, changes);
  await aDayLater(world);
  return answer;
}

describe('where nobody may hold money', () => {
  it('records a recovered sum as paid directly, on no balance, and tells the person', async () => {
    const { body: report } = await victim.post('/api/reports', aReport());
    await open(staff);
    expect((await paid(300, { reportId: report.id })).status).toBe(200);
    expect(await balanceOf(victim)).toMatchObject({
      ...{ balance: 0, totalRecovered: 300, paidDirectly: 300, holdsFunds: false },
      entries: [{ kind: 'recovery', amount: 300, balance: 0, paidDirectly: true }],
    });
    expect((await victim.get(`/api/reports/${report.id}`)).body.recoveredAmount).toBe(300);
    expect((await victim.get('/api/notifications')).body.items?.[0]).toMatchObject({
      title: expect.stringMatching(/^300,00\s€ versés directement à vous$/),
      message: expect.stringContaining('ne passe pas par nous'),
    });
    expect(await checkBooks(world.db)).toEqual([]);
  });

  it('corrects the total that was paid directly, and takes no other figure for it', async () => {
    await open(staff);
    await paid(300);
    expect((await paid(250, { expected: 0 })).body.code).toBe('stale_version');
    expect((await paid(250, { expected: 300, paidDirectly: false })).body.code).toBe(
      'stale_version',
    );
    await paid(250, { expected: 300, paidDirectly: true });
    expect(await balanceOf(victim)).toMatchObject({
      ...{ balance: 0, totalRecovered: 250, paidDirectly: 250 },
      entries: [{ kind: 'correction', amount: -50, balance: 0 }, { amount: 300 }],
    });
    expect(await checkBooks(world.db)).toEqual([]);
  });

  it('shows the second person what they confirm', async () => {
    const second = await secondPerson(world, ['managePayments']);
    await open(staff);
    await setBalance(staff, victim, 300);
    const [waits] = (await approvalsOf(second)).items;
    expect(waits?.changes).toContainEqual({
      what: 'le total versé directement à la personne',
      before: expect.stringMatching(/^0,00/),
      after: expect.stringMatching(/^300,00/),
    });
    const code = await settledFactor(world, second);
    expect((await confirm(second, waits?.id, { code })).status).toBe(204);
    expect(await balanceOf(victim)).toMatchObject({ balance: 0, paidDirectly: 300 });
  });

  it('lets nobody ask for a withdrawal, nor approve one', async () => {
    await setBalance(staff, victim, 500);
    const { body: asked } = await ask(victim, 100);
    await open(staff);
    const refused = await ask(victim, 100);
    expect([refused.status, refused.body.code]).toEqual([409, 'funds_not_held']);
    const { body } = await setStatus(staff, asked.id, 'approved');
    expect(body.code).toBe('funds_basis_missing');
    expect((await balanceOf(victim)).balance).toBe(500);
    expect((await setStatus(staff, asked.id, 'rejected')).status).toBe(200);
  });

  it('puts nothing on a balance that was proposed while it could', async () => {
    await leaveDemonstration(world, staff);
    await setBalance(staff, victim, 500);
    await holdNoFunds(world);
    await aDayLater(world);
    expect(await balanceOf(victim)).toMatchObject({ balance: 0, totalRecovered: 0 });
  });
});

it('puts it on a balance with a basis, and in a demonstration', async () => {
  const demo = await withMoney(world, 40);
  expect(await balanceOf(demo.victim)).toMatchObject({ balance: 40, holdsFunds: true });
  await leaveDemonstration(world, staff, demo.staff);
  await setBalance(staff, victim, 300);
  await aDayLater(world);
  expect(await balanceOf(victim)).toMatchObject({ balance: 300, paidDirectly: 0 });
  expect((await ask(victim, 300)).status).toBe(201);
});
