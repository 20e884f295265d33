import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  decide,
  nameTransaction,
  openTransfers,
  order,
  orderTransfer,
  type PaymentScene,
  paymentScene,
} from '../../../tests/features/payments.ts';
import { aReport } from '../../../tests/testing.ts';

let { world, victim, staff } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff } = await paymentScene());
});
afterEach(() => world.end());

const cancel = (id: unknown, person = victim) =>
  person.post(`/api/payments/${id}/cancellation`, {});
const contracts = () => world.db.selectFrom('contracts').selectAll().orderBy('id').execute();

describe('cancelling an order that is not paid', () => {
  it('ends its contract at once, says so, and leaves nothing to pay or to refund', async () => {
    const { id, reference, contractId, contractReference } = (await order(victim)).body;
    const { status, body } = await cancel(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ awaitsPayment: false, cancelled: true, qrCode: null });
    const own = (await victim.get('/api/contracts')).body.items;
    expect(own).toMatchObject([{ id: contractId, status: 'renounced', paymentState: 'awaited' }]);
    const { totals, items } = (await victim.get('/api/payments?status=pending')).body;
    expect([items, totals]).toEqual([[], expect.objectContaining({ pending: 0, count: 1 })]);
    const due = await staff.get('/api/admin/contracts?filter={"refundDue":true}');
    expect(due.body).toEqual([]);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({ title: `Votre commande ${reference} est annulée` });
    const mail = (await world.mailsTo(victim.email)).at(-1);
    expect(mail?.subject).toContain(String(contractReference));
    expect(mail?.text).toContain(`par l’annulation de la commande ${reference}`);
  });

  it('does once what is asked twice, at the same time too', async () => {
    const { id } = (await order(victim)).body;
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await cancel(id)).body).toEqual(answers[0]?.body);
    const said = await world.db
      .selectFrom('audit_events')
      .select('id')
      .where('action', 'in', ['cancel', 'renounce'])
      .execute();
    expect(said).toHaveLength(2);
  });

  it('costs nothing whenever it is, by transfer too', async () => {
    await openTransfers(world.db);
    const { id } = (await orderTransfer(victim)).body;
    await world.db
      .updateTable('contracts')
      .set({ acceptedAt: '2026-01-05T10:00:00.000Z' })
      .execute();
    expect((await cancel(id)).body).toMatchObject({ cancelled: true });
    expect(await contracts()).toMatchObject([{ status: 'renounced' }]);
  });

  it('is its owner’s alone, and ends once a transaction is named or staff decided', async () => {
    const { id } = (await order(victim)).body;
    expect((await cancel(id, await world.client())).status).toBe(404);
    await nameTransaction(victim, id);
    expect((await cancel(id)).body.code).toBe('order_not_cancellable');
    const { body: rejected } = await order(victim);
    await decide(staff, rejected.id, 'rejection', 1);
    expect((await cancel(rejected.id)).body.code).toBe('order_not_cancellable');
  });

  it('offers what staff offered once more, so that another means can be chosen', async () => {
    await openTransfers(world.db);
    const { body: report } = await victim.post('/api/reports', aReport());
    const terms = {
      title: 'Votre dossier',
      scope: 'Un',
      feeTerms: 'Deux',
      refundConditions: 'Trois',
      deliveryPeriod: '30 jours',
      lawyer: '',
    };
    const draft = { ...terms, reportId: report.id, amount: 120 };
    const { body: drafted } = await staff.post('/api/admin/contracts', draft);
    await staff.put(`/api/admin/contracts/${drafted.id}`, { ...drafted, status: 'offered' });
    const { id, contractId } = (await order(victim)).body;
    expect(contractId).toBe(drafted.id);
    await cancel(id);
    const [old, anew] = await contracts();
    expect(old).toMatchObject({ id: contractId, status: 'renounced' });
    expect(anew).toMatchObject({ ...terms, status: 'offered', amountCents: 12_000 });
    expect(anew?.reference).not.toBe(old?.reference);
    const again = (await orderTransfer(victim)).body;
    expect(again).toMatchObject({ contractId: anew?.id, amountInEUR: 120 });
  });

  it('lets staff confirm what came all the same, to give it back', async () => {
    const { id, contractId } = (await order(victim)).body;
    await cancel(id);
    await nameTransaction(victim, id);
    await decide(staff, id, 'confirmation', 2);
    const { body } = await staff.get(`/api/admin/contracts/${contractId}`);
    expect(body).toMatchObject({ status: 'renounced', paidAmount: 50, paymentState: 'sent' });
  });
});
