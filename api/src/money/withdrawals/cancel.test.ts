import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personalData } from '../../../contract/personal-data.ts';
import { balanceOf, withMoney } from '../../../tests/features/ledger.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { summaryPage } from '../../privacy/personal-data/exports/summary-page.ts';

let world: World;
let staff: Person;
let victim: Person;
let id: string;
beforeEach(async () => {
  world = await createWorld();
  ({ staff, victim } = await withMoney(world, 500));
  id = String((await ask(victim, 200)).body.id);
});
afterEach(() => world.end());

const cancel = (person: Person, of = id) => person.post(`/api/withdrawals/${of}/cancellation`, {});
const events = () =>
  world.db
    .selectFrom('audit_events')
    .select(['actorId', 'before', 'after'])
    .where('objectId', '=', id)
    .where('action', '=', 'cancel')
    .execute();

describe('a request that its owner takes back', () => {
  it('is told, journalled and waits no longer; no money moved', async () => {
    const { status, body } = await cancel(victim);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: 'rejected',
      cancelledAt: body.updatedAt,
      decidedAt: null,
    });
    const money = await balanceOf(victim);
    expect(money).toMatchObject({ balance: 500, pending: 0, totalRecovered: 500 });
    expect(money.entries).toHaveLength(1);
    expect((await victim.get('/api/withdrawals?status=rejected')).body.items).toEqual([body]);
    expect((await victim.get('/api/withdrawals?status=pending')).body.items).toEqual([]);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({
      totalWithdrawals: 1,
      pendingWithdrawals: 0,
    });
    expect(await events()).toEqual([
      {
        actorId: victim.uid,
        before: JSON.stringify({ status: 'pending' }),
        after: JSON.stringify({ status: 'rejected', reference: body.reference }),
      },
    ]);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ category: 'withdrawal_update', type: 'info' });
  });

  it('answers the same when it is asked again, and happens once', async () => {
    const first = await cancel(victim);
    const [second, third] = await Promise.all([cancel(victim), cancel(victim)]);
    expect([second.status, second.body, third.body]).toEqual([200, first.body, first.body]);
    expect(await events()).toHaveLength(1);
  });

  it('is decided by nobody any more', async () => {
    const { body: read } = await staff.get(`/api/admin/withdrawals/${id}`);
    await cancel(victim);
    for (const status of ['approved', 'pending', 'rejected']) {
      const { body } = await setStatus(staff, id, status, { adminNote: 'Vu.' });
      expect([status, body.code]).toEqual([status, 'withdrawal_cancelled']);
      expect(body.message).toMatch(/^Le client a annulé cette demande/);
    }
    const late = await staff.put(`/api/admin/withdrawals/${id}`, { ...read, status: 'approved' });
    expect([late.status, late.body.code]).toEqual([409, 'withdrawal_cancelled']);
    expect(await balanceOf(victim)).toMatchObject({ balance: 500 });
    const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
    expect(body).toMatchObject({ status: 'rejected', cancelledAt: expect.any(String) });
  });

  it('is asked for again like any other', async () => {
    await cancel(victim);
    expect((await ask(victim, 500)).status).toBe(201);
  });

  it('reaches the open pages of both sides', async () => {
    const publish = vi.spyOn(world.services.live, 'publish');
    await cancel(victim);
    const told = publish.mock.calls;
    for (const audience of [{ userId: victim.uid }, { permission: 'managePayments' }]) {
      expect(told).toContainEqual([{ topic: 'withdrawals', id }, audience]);
      expect(told).toContainEqual([{ topic: 'balance', id: victim.uid }, audience]);
    }
  });

  it('is called so in the export of its owner', async () => {
    await cancel(victim);
    const { body } = await victim.get('/api/me/export');
    const cancelledAt = expect.any(String);
    expect(body.withdrawals).toMatchObject([{ id, status: 'rejected', cancelledAt }]);
    expect(summaryPage(world.services.ports.personalData, personalData.parse(body), [])).toContain(
      'Annulé par vous',
    );
  });
});

describe('what cannot be taken back', () => {
  it.each(['approved', 'rejected'])('is what was %s', async (status) => {
    await setStatus(staff, id, status);
    const answer = await cancel(victim);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'withdrawal_decided',
      'Cette demande est déjà traitée\u00a0: elle ne peut plus être annulée.',
    ]);
    const { body } = await staff.get(`/api/admin/withdrawals/${id}`);
    expect(body).toMatchObject({ status, cancelledAt: null });
    await setStatus(staff, id, 'pending');
    expect((await cancel(victim)).status).toBe(200);
    expect(await balanceOf(victim)).toMatchObject({ balance: 500, pending: 0 });
  });

  it('is another person’s', async () => {
    const other = await world.client();
    for (const person of [other, staff]) {
      expect((await cancel(person)).body.code).toBe('not_found');
    }
    expect((await cancel(victim, '01980000-0000-7000-8000-000000000000')).status).toBe(404);
    expect(await balanceOf(victim)).toMatchObject({ pending: 200 });
  });
});
