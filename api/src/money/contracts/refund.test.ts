import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  approvalsOf,
  confirm,
  reject,
  secondPerson,
  waitingFor,
} from '../../../tests/features/approvals.ts';
import { type ContractScene, contractScene } from '../../../tests/features/contracts.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { decide } from '../../../tests/features/payments.ts';
import { work } from '../../platform/unit-of-work.ts';
import { issueInvoice } from '../invoices/issue.ts';

let { world, victim, staff, accept } = {} as ContractScene;
beforeEach(async () => {
  ({ world, victim, staff, accept } = await contractScene());
});
afterEach(() => world.end());

describe('the refund', () => {
  const due = async () =>
    (await staff.get('/api/admin/contracts?filter={"refundDue":true}')).body as unknown as {
      id: string;
    }[];
  const refund = (id: string, reference = 'SEPA-2026-118') =>
    staff.post(`/api/admin/contracts/${id}/refund`, { reference });

  it('is to do once a paid contract is renounced, and takes the invoice back', async () => {
    const { id } = await accept();
    const payment = await aPayment(world.db, victim.uid, {
      contractId: id,
      verified: 1,
      status: 'completed',
    });
    await work(world.services, { id: null, email: null, name: '' }, (unit) =>
      issueInvoice(world.services, unit, payment),
    );
    expect(await due()).toEqual([]);
    expect((await refund(id)).body.code).toBe('contract_not_renounced');
    await victim.post(`/api/contracts/${id}/renunciation`);
    expect(await due()).toMatchObject([{ id, paidAmount: 50, refundDueOn: '2026-11-17' }]);

    const paid = { paid: 50, paidCount: 1, refunded: 0, refundedCount: 0, count: 1 };
    const before = (await victim.get('/api/payments?status=completed')).body;
    expect(before.totals).toMatchObject(paid);
    expect(before.items).toMatchObject([{ id: payment.id, refunded: false }]);
    const gone = { paid: 0, paidCount: 0, refunded: 50, refundedCount: 1, count: 1 };
    const done = await refund(id);
    expect(done.body).toMatchObject({ refundReference: 'SEPA-2026-118', paidAmount: 50 });
    expect(await due()).toEqual([]);
    expect((await victim.get('/api/payments')).body.totals).toMatchObject(gone);
    expect((await staff.get('/api/admin/payments/totals')).body).toMatchObject(gone);
    const given = [{ id: payment.id, refunded: true, verified: true }];
    for (const [status, rows] of [
      ['completed', []],
      ['refunded', given],
    ] as const) {
      const own = await victim.get(`/api/payments?status=${status}`);
      expect(own.body.items).toMatchObject(rows);
      const listed = await staff.get(`/api/admin/payments?filter={"status":"${status}"}`);
      expect(listed.body).toMatchObject(rows);
    }
    expect((await refund(id)).body).toEqual(done.body);
    const other = await refund(id, 'Une autre');
    expect([other.status, other.body.code]).toEqual([409, 'refund_recorded']);
    // Decided anew, it would get an invoice that nobody takes back.
    const again = await staff.post(`/api/admin/payments/${payment.id}/unverification`, {
      version: payment.version,
    });
    expect([again.status, again.body.code]).toEqual([409, 'payment_refunded']);
    const papers = await staff.get(`/api/admin/invoices?filter={"paymentId":"${payment.id}"}`);
    expect(papers.body).toMatchObject([
      { number: 'SPECIMEN-A-2026-0001', total: -50 },
      { number: 'SPECIMEN-F-2026-0001', total: 50 },
    ]);
    expect((await victim.get('/api/contracts')).body.items).toMatchObject([
      { refundReference: 'SEPA-2026-118' },
    ]);
    expect((await victim.get('/api/notifications')).body.items).toContainEqual(
      expect.objectContaining({
        message: '50,00\u00a0€ vous ont été remboursés. Référence\u00a0: SEPA-2026-118.',
      }),
    );
  });

  it('of more than the settings say is marked by two', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const renounced = async (amountInEurCents: number) => {
      const { id } = await accept();
      const paid = { amountInEurCents, contractId: id, verified: 1, status: 'completed' } as const;
      await aPayment(world.db, victim.uid, paid);
      await victim.post(`/api/contracts/${id}/renunciation`);
      return id;
    };
    const large = await renounced(100_001);
    expect((await refund(large)).body).toMatchObject({
      refundReference: null,
      paidAmount: 1000.01,
    });
    expect((await refund(large)).body.code).toBe('approval_waiting');
    expect(await due()).toMatchObject([{ id: large }]);
    const [waits] = (await approvalsOf(second)).items;
    expect(waits).toMatchObject({ object: `contracts/${large}/refund`, mayConfirm: true });
    expect((await confirm(second, waits?.id)).status).toBe(204);
    expect(await due()).toEqual([]);
    const done = await staff.get(`/api/admin/contracts/${large}`);
    expect(done.body).toMatchObject({ refundReference: 'SEPA-2026-118' });
    expect((await refund(large)).body).toEqual(done.body);
    // A small one of the same month makes a large one.
    const small = await renounced(5000);
    expect((await refund(small)).body.refundReference).toBeNull();
  });

  it('of clients who are many is marked by two once one person alone refunded as much', async () => {
    await secondPerson(world, ['managePayments']);
    const refunded: unknown[] = [];
    for (const amountInEurCents of [60_000, 40_000, 100]) {
      const client = await world.client();
      const { contractId } = await aPayment(world.db, client.uid, {
        ...{ amountInEurCents, verified: 1, status: 'completed' },
      });
      const status = {
        status: 'renounced',
        renouncedAt: world.services.now().toISOString(),
      } as const;
      await world.db.updateTable('contracts').set(status).where('id', '=', contractId).execute();
      refunded.push((await refund(contractId)).body.refundReference);
    }
    expect(refunded).toEqual(['SEPA-2026-118', 'SEPA-2026-118', null]);
  });

  it('of what the same person confirmed alone is marked by two; a colleague marks it alone', async () => {
    const second = await secondPerson(world, ['managePayments']);
    const { id } = await accept();
    const payment = await aPayment(world.db, victim.uid, { contractId: id });
    expect((await decide(staff, payment.id, 'confirmation', 1)).body.verified).toBe(true);
    await victim.post(`/api/contracts/${id}/renunciation`);
    expect((await refund(id)).body.refundReference).toBeNull();
    await reject(second, await waitingFor(second, `contracts/${id}/refund`));
    const alone = await second.post(`/api/admin/contracts/${id}/refund`, { reference: 'SEPA-1' });
    expect(alone.body.refundReference).toBe('SEPA-1');
  });

  it('keeps one reference of two at the same time, and tells the other so', async () => {
    const { id } = await accept();
    await aPayment(world.db, victim.uid, { contractId: id, verified: 1, status: 'completed' });
    await victim.post(`/api/contracts/${id}/renunciation`);
    const answers = await Promise.all([refund(id, 'SEPA-1'), refund(id, 'SEPA-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.refundReference;
    expect((await staff.get(`/api/admin/contracts/${id}`)).body.refundReference).toBe(kept);
  });

  it('and a decision about its payment, at the same time: one of them, never both', async () => {
    for (let i = 0; i < 5; i++) {
      const { id } = await accept();
      const payment = await aPayment(world.db, victim.uid, {
        contractId: id,
        verified: 1,
        status: 'completed',
      });
      await victim.post(`/api/contracts/${id}/renunciation`);
      const answers = await Promise.all([
        refund(id),
        staff.post(`/api/admin/payments/${payment.id}/unverification`, {
          version: payment.version,
        }),
      ]);
      const codes = answers.map(({ status, body }) => body.code ?? String(status));
      expect([
        ['200', 'payment_refunded'],
        ['payment_unverified', '200'],
      ]).toContainEqual(codes);
    }
  });

  it('waits until somebody looked at the payment, which is not lost', async () => {
    const { id } = await accept();
    const payment = await aPayment(world.db, victim.uid, { contractId: id });
    await victim.post(`/api/contracts/${id}/renunciation`);
    expect(await due()).toMatchObject([{ id, paidAmount: 0, unverifiedAmount: 50 }]);
    expect((await refund(id)).body.code).toBe('payment_unverified');
    await world.db
      .updateTable('payments')
      .set({ verified: 0, status: 'failed' })
      .where('id', '=', payment.id)
      .execute();
    expect(await due()).toEqual([]);
    expect((await refund(id)).body.code).toBe('nothing_to_refund');
  });
});
