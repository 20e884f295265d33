import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  configure,
  decide,
  newHash,
  type PaymentScene,
  pay,
  paymentScene,
} from '../../../tests/features/payments.ts';
import { PASSWORD } from '../../../tests/testing.ts';

let { world, victim, staff, sent } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff, sent } = await paymentScene());
});
afterEach(() => world.end());

describe('lists', () => {
  const q = (value: unknown) => encodeURIComponent(JSON.stringify(value));
  const list = (filter: unknown, sort = ['createdAt', 'DESC']) =>
    staff.get(`/api/admin/payments?filter=${q(filter)}&sort=${q(sort)}`);
  const count = async (filter: unknown) => ((await list(filter)).body as unknown as []).length;

  it('finds by e-mail and phone, and filters by state, currency and method', async () => {
    await configure(world.db, 'litecoin');
    const { id } = await sent();
    const other = await world.client({ phone: '06 39 98 55 55' });
    await pay(other, { cryptocurrency: 'litecoin', transactionHash: newHash() });
    await decide(staff, id, 'confirmation', 2);
    for (const filter of [
      { email: victim.email.toUpperCase() },
      { phone: '+33 6 39 98 12 34' },
      { verified: true },
      { verified: null },
      { status: 'completed' },
      { cryptocurrency: 'litecoin' },
      { userId: victim.uid },
      { id },
    ]) {
      expect([filter, await count(filter)]).toEqual([filter, 1]);
    }
    expect(await count({ method: 'crypto' })).toBe(2);
    expect(await count({ method: 'bank_transfer' })).toBe(0);
    expect(await count({ verified: false })).toBe(0);
    expect(await count({ phone: 'abc' })).toBe(0);
    expect((await list({})).headers.get('content-range')).toBe('payments 0-1/2');
  });

  it.each(['{"passwordHash":"x"}', '{"verified":"x"}', '[]', '{"status":"deleted"}'])(
    'refuses the filter %s',
    async (filter) => {
      const answer = await staff.get(`/api/admin/payments?filter=${encodeURIComponent(filter)}`);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_query']);
    },
  );

  it('pages through own payments, filters them, and sums all of them', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await sent()).id);
    await sent(await world.client());
    await decide(staff, ids[0], 'confirmation', 2);
    await decide(staff, ids[1], 'rejection', 2);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await victim.get(`/api/payments?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...(body.items as { id: string }[]).map((item) => item.id));
      cursor = body.nextCursor as string | null;
    }
    expect(seen).toEqual(ids.toReversed());
    const { body } = await victim.get('/api/payments?status=completed');
    expect(body.items).toMatchObject([{ id: ids[0] }]);
    expect(body.totals).toEqual({
      paid: 50,
      refunded: 0,
      refundedCount: 0,
      pending: 150,
      count: 5,
      paidCount: 1,
      pendingCount: 3,
    });
  });

  it('sums everybody’s for staff', async () => {
    const { id } = await sent();
    await sent(await world.client());
    await decide(staff, id, 'confirmation', 2);
    const { body } = await staff.get('/api/admin/payments/totals');
    expect(body).toEqual({
      paid: 50,
      refunded: 0,
      refundedCount: 0,
      pending: 50,
      count: 2,
      paidCount: 1,
      pendingCount: 1,
      hiddenCount: 0,
    });
    expect((await victim.get('/api/admin/payments/totals')).status).toBe(403);
  });

  it.each(['limit=0', 'cursor=abc', 'status=deleted'])('refuses ?%s', async (query) => {
    expect((await victim.get(`/api/payments?${query}`)).status).toBe(400);
  });

  it('counts for the cards and tabs of those who may see them', async () => {
    const { id } = await sent();
    await sent();
    await decide(staff, id, 'rejection', 2);
    const counts = { totalPayments: 2, pendingPayments: 1 };
    expect((await staff.get('/api/admin/summary')).body).toMatchObject(counts);
    const others = await world.staff(['manageReports']);
    const none = { totalPayments: null, pendingPayments: null };
    expect((await others.get('/api/admin/summary')).body).toMatchObject(none);
  });

  it('hides what a deactivation hides, and gives it back as it was', async () => {
    const all = await world.staff();
    const { id } = await sent();
    await decide(staff, id, 'confirmation', 2);
    await all.post(`/api/admin/users/${victim.uid}/deactivation`, { mode: 'disabled' });
    expect((await decide(staff, id, 'rejection', 3)).status).toBe(404);
    expect(await count({})).toBe(0);
    await all.post(`/api/admin/users/${victim.uid}/reactivation`);
    const { body } = await staff.get(`/api/admin/payments/${id}`);
    expect(body).toMatchObject({ status: 'completed', verified: true, hidden: false });
  });

  it('keeps what was paid in the sums and within reach, also after an erasure', async () => {
    const all = await world.staff();
    const { id } = await sent();
    await decide(staff, id, 'confirmation', 2);
    const other = await world.client();
    await sent(other);
    await all.post(`/api/admin/users/${other.uid}/deactivation`, { mode: 'disabled' });
    const found = async () => ({
      plain: await count({}),
      closed: await count({ accounts: 'closed' }),
      all: await count({ accounts: 'all' }),
      person: await count({ userId: victim.uid }),
      named: await count({ id }),
    });
    const totals = async () => (await staff.get('/api/admin/payments/totals')).body;
    expect(await found()).toEqual({ plain: 1, closed: 1, all: 2, person: 1, named: 1 });
    expect(await totals()).toMatchObject({ paid: 50, pendingCount: 0, hiddenCount: 0 });

    expect(
      (await victim.send('DELETE', '/api/me', { body: { password: PASSWORD } })).status,
    ).toBeLessThan(300);
    expect(await found()).toEqual({ plain: 0, closed: 2, all: 2, person: 1, named: 1 });
    expect(await totals()).toMatchObject({ paid: 50, paidCount: 1, hiddenCount: 1 });
    const { body } = await staff.get(`/api/admin/payments/${id}`);
    expect(body).toMatchObject({ hidden: true, amountInEUR: 50, invoices: [{}] });
    expect((await decide(staff, id, 'rejection', 4)).status).toBe(404);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({ totalPayments: 0 });
  });
});
