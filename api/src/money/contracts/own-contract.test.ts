import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  BITCOIN,
  type ContractScene,
  contractScene,
  TERMS,
} from '../../../tests/features/contracts.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { aReport } from '../../../tests/testing.ts';

let { world, victim, staff, accept, draft, offer } = {} as ContractScene;
beforeEach(async () => {
  ({ world, victim, staff, accept, draft, offer } = await contractScene());
});
afterEach(() => world.end());

describe('a contract of its own', () => {
  it('is nobody’s but the staff’s while it is a draft', async () => {
    const { status, body } = await draft();
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', amount: 300, userEmail: victim.email });
    expect((await victim.get('/api/contracts')).body.items).toEqual([]);
    expect((await victim.post(`/api/contracts/${body.id}/renunciation`)).status).toBe(404);
    await expect(accept({ contractId: String(body.id) })).rejects.toThrow('n’est plus proposé');
  });

  it.each([
    [{ title: ' ' }, 'title', 'Donnez un titre au contrat'],
    [{ amount: 0 }, 'amount', 'Indiquez le prix, toutes taxes comprises'],
    [{ scope: 'Versez sur FR76 3000 6000 0112 3456 7890 189' }, 'scope', /IBAN/],
    [{ reportId: '01980000-0000-7000-8000-000000000000' }, 'reportId', 'Choisissez le signalement'],
  ])('refuses %j with its sentence', async (changes, field, sentence) => {
    const { status, body } = await draft(changes);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(sentence) });
  });

  it('tells the person when it is offered, and is what the payment screen shows', async () => {
    const { id, reference } = await offer();
    expect((await victim.get('/api/contracts')).body.items).toMatchObject([
      { id, status: 'offered', amount: 300, canRenounce: false, documentUrl: null },
    ]);
    expect((await victim.get('/api/notifications')).body.items).toContainEqual(
      expect.objectContaining({ title: `Un contrat vous est proposé\u00a0: ${reference}` }),
    );
    expect((await victim.get('/api/payment-options')).body).toMatchObject({
      price: 300,
      contract: { id, scope: TERMS.scope },
    });
  });

  it('is accepted with its own words and price, whatever else is said', async () => {
    const { id } = await offer();
    const row = await accept({ contractId: String(id), terms: { ...TERMS, scope: 'Autre chose' } });
    expect(row).toMatchObject({ id, status: 'accepted', amountCents: 30_000, scope: TERMS.scope });
    expect(row.acceptedText).toContain('Prix\u00a0: 300,00\u00a0€');
    expect(row.acceptedText).not.toContain('Autre chose');
  });

  describe('ordered again after its payment was rejected', () => {
    const setPayment = (id: string, verified: 0 | 1 | null) =>
      world.db
        .updateTable('payments')
        .set({
          verified,
          status: verified === null ? 'pending' : verified ? 'completed' : 'failed',
        })
        .where('id', '=', id)
        .execute();

    /** Accepted on 3 November, its payment rejected, ordered again on 1 December with VAT. */
    async function again() {
      const offered = await offer();
      const contractId = String(offered.id);
      const first = await accept({ contractId });
      const payment = await aPayment(world.db, victim.uid, { contractId });
      await expect(accept({ contractId })).rejects.toThrow('n’est plus proposé');
      await setPayment(payment.id, 0);
      world.services.now = () => new Date('2026-12-01T10:12:00.000Z');
      const price = {
        amountCents: 1,
        vat: 20,
        crypto: { ...BITCOIN, eurRate: '60000', eurRateAt: null },
      };
      const second = await accept({ contractId, earlyStart: true, price });
      return { first, second, payment };
    }

    it('is a new contract of the same words, with what stands today', async () => {
      const { first, second } = await again();
      expect(second).toMatchObject({
        ...TERMS,
        status: 'accepted',
        reportId: first.reportId,
        amountCents: 30_000,
        vatRate: 20,
        earlyStart: 1,
        acceptedAt: '2026-12-01T10:12:00.000Z',
      });
      expect(second.id).not.toBe(first.id);
      expect(second.reference).not.toBe(first.reference);
      for (const said of [
        'dont TVA à 20\u00a0%',
        'au cours de 60\u00a0000\u00a0€',
        'Je demande expressément',
        `Référence du contrat\u00a0: ${second.reference}`,
        'jusqu’au 15 décembre 2026 inclus',
      ]) {
        expect(second.acceptedText).toContain(said);
      }
      const mail = (await world.mailsTo(victim.email)).at(-1);
      expect(mail?.subject).toBe(`Votre contrat ${second.reference}`);
      expect((await victim.post(`/api/contracts/${second.id}/renunciation`)).status).toBe(200);
    });

    it('ends the old one, which stays as history', async () => {
      const { first, second } = await again();
      expect((await victim.get('/api/contracts')).body.items).toMatchObject([
        { id: second.id, status: 'accepted', canRenounce: true },
        { id: first.id, status: 'replaced', canRenounce: false },
      ]);
      expect((await victim.get(`/api/contracts/${first.id}/document`)).status).toBe(200);
      const events = await world.db
        .selectFrom('audit_events')
        .select(['action', 'after'])
        .where('objectId', 'in', [first.id, second.id])
        .where('action', 'in', ['accept', 'replace'])
        .orderBy('id')
        .execute();
      expect(events.map(({ action }) => action)).toEqual(['accept', 'accept', 'replace']);
      expect(JSON.parse(events[2]?.after ?? '')).toMatchObject({ replacedBy: second.reference });
    });

    it('lets nobody pay, renounce or refund the old one', async () => {
      const { first } = await again();
      await expect(accept({ contractId: first.id })).rejects.toThrow('n’est plus proposé');
      const refused = await victim.post(`/api/contracts/${first.id}/renunciation`);
      expect([refused.status, refused.body.code]).toEqual([409, 'contract_replaced']);
      const url = `/api/admin/contracts/${first.id}`;
      const letter = { receivedOn: '2026-11-12', how: 'letter' };
      expect((await staff.post(`${url}/renunciation`, letter)).body.code).toBe('contract_replaced');
      const refund = await staff.post(`${url}/refund`, { reference: 'SEPA-2026-121' });
      expect(refund.body.code).toBe('contract_not_renounced');
      expect(
        (await staff.get('/api/admin/contracts?filter={"status":"replaced"}')).body,
      ).toMatchObject([{ id: first.id }]);
    });

    it('keeps the right to renounce what was paid under the old one after all', async () => {
      const { first, payment } = await again();
      await setPayment(payment.id, 1);
      world.services.now = () => new Date('2026-11-12T10:12:00.000Z');
      const items = (await victim.get('/api/contracts')).body.items;
      expect(items).toContainEqual(
        expect.objectContaining({ id: first.id, status: 'replaced', canRenounce: true }),
      );
      const renounced = await victim.post(`/api/contracts/${first.id}/renunciation`);
      expect(renounced.body).toMatchObject({ status: 'renounced' });
      const refund = await staff.post(`/api/admin/contracts/${first.id}/refund`, {
        reference: 'SEPA-2026-122',
      });
      expect(refund.body).toMatchObject({ paidAmount: 50, refundReference: 'SEPA-2026-122' });
    });
  });

  it('is no other person’s to accept', async () => {
    const { id } = await offer();
    const other = await world.client();
    await expect(accept({ contractId: String(id), user: { id: other.uid } })).rejects.toThrow(
      'n’est plus proposé',
    );
  });

  it('keeps its words once it is offered, and can be withdrawn', async () => {
    const record = await offer();
    const url = `/api/admin/contracts/${record.id}`;
    const rewritten = await staff.put(url, { ...record, scope: 'Moins' });
    expect(rewritten.body.code).toBe('contract_fixed');
    expect((await staff.put(url, { ...record, version: 1 })).body.code).toBe('stale_version');
    const withdrawn = await staff.put(url, { ...record, status: 'withdrawn' });
    expect(withdrawn.body.status).toBe('withdrawn');
    expect((await victim.get('/api/contracts')).body.items).toEqual([]);
    expect((await staff.put(url, { ...withdrawn.body, status: 'offered' })).body.code).toBe(
      'contract_fixed',
    );
    await expect(accept({ contractId: String(record.id) })).rejects.toThrow('n’est plus proposé');
  });

  it('is for staff who manage payments', async () => {
    const others = await world.staff(['manageReports', 'manageUsers', 'systemSettings']);
    expect((await others.get('/api/admin/contracts')).status).toBe(403);
    expect((await victim.get('/api/admin/contracts')).status).toBe(403);
    const { body } = await draft();
    const listed = await staff.get(
      `/api/admin/contracts?filter=${JSON.stringify({ reportId: body.reportId })}`,
    );
    expect(listed.headers.get('content-range')).toBe('contracts 0-0/1');
    expect((await staff.get(`/api/admin/contracts/${body.id}`)).body).toEqual(body);
  });
});

describe('a contract of a staff member’s own', () => {
  it('is drafted, offered, ended and refunded by somebody else', async () => {
    const { body: report } = await staff.post('/api/reports', aReport());
    const colleague = await world.staff(['managePayments']);
    const form = { reportId: report.id, ...TERMS, amount: 0.01 };
    const drafted = (await colleague.post('/api/admin/contracts', form)).body;
    const url = `/api/admin/contracts/${drafted.id}`;
    const refusals = [
      await staff.post('/api/admin/contracts', form),
      await staff.put(url, { ...drafted, status: 'offered' }),
      await staff.post(`${url}/renunciation`, { receivedOn: '2026-11-03', how: 'letter' }),
      await staff.post(`${url}/refund`, { reference: 'SEPA-2026-120' }),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([409, 'own_affair']);
    }
    expect((await colleague.put(url, { ...drafted, status: 'offered' })).status).toBe(200);
    // As a client of the service they decide for themselves.
    await accept({ user: { id: staff.uid }, contractId: String(drafted.id) });
    expect((await staff.post(`/api/contracts/${drafted.id}/renunciation`)).status).toBe(200);
  });
});
