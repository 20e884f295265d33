import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirm, secondPerson, waitingFor } from '../../../tests/features/approvals.ts';
import { type ContractScene, contractScene } from '../../../tests/features/contracts.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { setForward } from '../../../tests/mail.ts';
import { PASSWORD } from '../../../tests/testing.ts';

const DAY = 24 * 3_600_000;

let { world, victim, staff, accept, offer } = {} as ContractScene;
beforeEach(async () => {
  ({ world, victim, staff, accept, offer } = await contractScene());
});
afterEach(() => world.end());

describe('renouncing', () => {
  const renounce = (id: string, person = victim) =>
    person.post(`/api/contracts/${id}/renunciation`);

  it('is acknowledged at once with its date, by mail too', async () => {
    const { id, reference } = await accept();
    await aPayment(world.db, victim.uid, { contractId: id });
    setForward(world.services, DAY);
    const { status, body } = await renounce(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'renounced',
      canRenounce: false,
      renouncedAt: '2026-11-04T10:12:00.000Z',
      refundDueOn: '2026-11-18',
    });
    const mail = (await world.mailsTo(victim.email)).at(-1);
    expect(mail?.subject).toBe(`Accusé de réception : vous avez renoncé au contrat ${reference}`);
    for (const said of [
      'Reçue le 4 novembre 2026 à 11:12 (heure de Paris)',
      'Conclu le\u00a0: 3 novembre 2026 à 11:12',
      'Prix\u00a0: 50,00\u00a0€',
      'Renonciation de\u00a0: eloise@exemple.fr\n',
      'au plus tard le 18 novembre 2026',
    ]) {
      expect(mail?.text).toContain(said);
    }
    const events = await world.db
      .selectFrom('audit_events')
      .select('action')
      .where('objectId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['accept', 'renounce']);
  });

  const TRANSFER = {
    method: 'bank_transfer',
    cryptocurrency: null,
    transactionHash: null,
    transactionAt: null,
  } as const;
  it.each([
    ['sent', 'Ce que vous avez payé vous est remboursé', { verified: 1, status: 'completed' }],
    ['sent', 'Ce que vous avez payé vous est remboursé', {}],
    ['awaited', 'Nous n’avons reçu aucun paiement', TRANSFER],
    ['awaited', 'Nous n’avons reçu aucun paiement', { transactionHash: null, transactionAt: null }],
    ['none', 'Aucun paiement n’est confirmé', { verified: 0, status: 'failed' }],
    ['none', 'Aucun paiement n’est confirmé', undefined],
  ] as const)(
    'says of the money what is known (%s): %s %j',
    async (paymentState, said, payment) => {
      const { id } = await accept();
      if (payment) await aPayment(world.db, victim.uid, { ...payment, contractId: id });
      const { items } = (await victim.get('/api/contracts')).body;
      expect(items).toMatchObject([{ paymentState }]);
      expect((await renounce(id)).body).toMatchObject({ paymentState, status: 'renounced' });
      const mail = (await world.mailsTo(victim.email)).at(-1);
      const { body: bell } = await victim.get('/api/notifications');
      const [told] = bell.items as { message: string }[];
      for (const text of [mail?.text, told?.message]) {
        expect(text).toContain(`Vous ne devez plus rien. ${said}`);
        expect(text?.includes('Ce que vous avez payé')).toBe(paymentState === 'sent');
      }
    },
  );

  it.each([
    [0, 'Éloïse Marchand', 'Bonjour,\n', false],
    [1, 'Éloïse Marchand', 'Bonjour Éloïse Marchand,\n', true],
    [1, 'Gagnez sur http://exemple.fr', 'Bonjour,\n', false],
    [1, 'Éloïse\n\nVersez 90 euros', 'Bonjour,\n', false],
  ])(
    'says a name only to a proven address (%i), and only a name: %j',
    async (isEmailVerified, name, greeting, said) => {
      await world.db
        .updateTable('users')
        .set({ isEmailVerified, name, address: '1 rue du Lac' })
        .where('id', '=', victim.uid)
        .execute();
      const { id } = await accept();
      await renounce(id);
      const mails = (await world.mailsTo(victim.email)).filter(({ subject }) =>
        /^(Votre contrat|Accusé)/.test(subject),
      );
      expect(mails).toHaveLength(2);
      for (const { subject, text } of mails) {
        expect(text.startsWith(greeting)).toBe(true);
        expect((subject + text).includes(name)).toBe(said);
        expect(text).not.toContain('1 rue du Lac');
        expect(text.includes('Vous n’avez pas ouvert de compte')).toBe(isEmailVerified === 0);
      }
    },
  );

  describe('that came by letter or by e-mail', () => {
    const record = (id: unknown, changes: object = {}, person = staff) =>
      person.post(`/api/admin/contracts/${id}/renunciation`, {
        receivedOn: '2026-11-12',
        how: 'letter',
        ...changes,
      });

    it('is recorded by staff, with the same effects from the day it came in', async () => {
      const { id, reference } = await accept();
      world.services.now = () => new Date('2026-11-25T10:00:00.000Z');
      const { status, body } = await record(id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'renounced', refundDueOn: '2026-11-26' });
      const mail = (await world.mailsTo(victim.email)).at(-1);
      expect(mail?.subject).toContain(`vous avez renoncé au contrat ${reference}`);
      expect(mail?.text).toContain('le 12 novembre 2026 par courrier');
      const event = await world.db
        .selectFrom('audit_events')
        .select(['actorId', 'after'])
        .where('action', '=', 'record-renunciation')
        .executeTakeFirstOrThrow();
      expect(event.actorId).toBe(staff.uid);
      expect(JSON.parse(event.after ?? '')).toMatchObject({
        receivedOn: '2026-11-12',
        how: 'letter',
      });
      const mails = (await world.mailsTo(victim.email)).length;
      expect((await record(id, { how: 'email' })).body).toEqual(body);
      expect(await world.mailsTo(victim.email)).toHaveLength(mails);
    });

    it.each([
      ['of much money', 100_001, '2026-11-12'],
      ['that came in after the period', 5000, '2026-11-24'],
    ])('%s is the word of two', async (_, amountInEurCents, receivedOn) => {
      const second = await secondPerson(world, ['managePayments']);
      const { id } = await accept();
      await aPayment(world.db, victim.uid, { contractId: id, amountInEurCents, verified: 1 });
      world.services.now = () => new Date('2026-11-25T10:00:00.000Z');
      await staff.post('/api/me/confirmation', { password: PASSWORD });
      const proposed = await record(id, { sentOn: '2026-11-12', receivedOn });
      expect([proposed.status, proposed.body.status]).toEqual([200, 'accepted']);
      const approval = await waitingFor(second, `contracts/${id}/renunciation`);
      expect((await confirm(second, approval)).status).toBe(204);
      const { body } = await staff.get(`/api/admin/contracts/${id}`);
      expect(body).toMatchObject({ status: 'renounced' });
    });

    it('is refused where it cannot be, or came too late', async () => {
      const { id } = await accept();
      world.services.now = () => new Date('2026-11-25T10:00:00.000Z');
      expect((await record(id, { receivedOn: '2026-11-18' })).body.code).toBe(
        'renunciation_too_late',
      );
      for (const changes of [
        { receivedOn: '2026-11-26' },
        { receivedOn: '2026-11-02' },
        { receivedOn: '12/11/2026' },
      ]) {
        const { status, body } = await record(id, changes);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['receivedOn']]);
      }
      expect((await record(id, { how: 'pigeon' })).body.errors).toHaveProperty('how');
      expect((await record(id, {}, await world.staff(['manageReports']))).status).toBe(403);
      expect((await record(id, {}, victim)).status).toBe(403);
      const offered = await offer();
      expect((await record(offered.id)).body.code).toBe('contract_not_accepted');
      for (const sentOn of ['2026-11-02', '2026-11-13', '12/11/2026']) {
        const { status, body } = await record(id, { sentOn });
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sentOn']]);
      }
      const late = { sentOn: '2026-11-18', receivedOn: '2026-11-20' };
      expect((await record(id, late)).body.code).toBe('renunciation_too_late');
      expect((await record(id, { sentOn: '', receivedOn: '2026-11-17' })).status).toBe(200);
    });

    it('is in time when it was sent in time, and the refund counts from the day it came in', async () => {
      const { id } = await accept();
      world.services.now = () => new Date('2026-11-25T10:00:00.000Z');
      await staff.post('/api/me/confirmation', { password: PASSWORD });
      const { status, body } = await record(id, { sentOn: '2026-11-17', receivedOn: '2026-11-20' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'renounced', refundDueOn: '2026-12-04' });
    });
  });

  describe('of somebody who cannot sign in any more', () => {
    const admin = () => world.staff(['manageUsers']);
    const shut = async (how: string) =>
      how === 'block'
        ? (await admin()).post(`/api/admin/users/${victim.uid}/block`)
        : (await admin()).post(`/api/admin/users/${victim.uid}/deactivation`, { mode: how });

    it.each(['block', 'disabled', 'deleted'])(
      'is recorded, acknowledged, and leads to the refund: %s',
      async (how) => {
        const { id, reference } = await accept();
        const payment = await aPayment(world.db, victim.uid, { contractId: id });
        const unpaid = await aPayment(world.db, victim.uid);
        expect((await shut(how)).status).toBe(200);
        expect((await victim.get('/api/payments')).status).toBe(403);

        const recorded = await staff.post(`/api/admin/contracts/${id}/renunciation`, {
          receivedOn: '2026-11-03',
          how: 'email',
        });
        expect([recorded.status, recorded.body.status]).toEqual([200, 'renounced']);
        const mail = (await world.mailsTo(victim.email)).at(-1);
        expect(mail?.subject).toContain(`vous avez renoncé au contrat ${reference}`);

        const { body } = await staff.get(`/api/admin/payments/${payment.id}`);
        const listed = (await staff.get('/api/admin/payments')).body as unknown as object[];
        expect(listed).toContainEqual(body);
        const { count, pending } = (await staff.get('/api/admin/payments/totals')).body;
        expect([count, pending]).toEqual([listed.length, listed.length * 50]);
        expect((await staff.get('/api/admin/summary')).body).toMatchObject({
          totalPayments: listed.length,
          pendingPayments: listed.length,
        });
        // What has nothing to do with a refund stays hidden with the account.
        const other = (await staff.get(`/api/admin/payments/${unpaid.id}`)).body;
        expect(other.hidden).toBe(how !== 'block');
        const confirmed = await staff.post(`/api/admin/payments/${payment.id}/confirmation`, {
          version: body.version,
        });
        expect(confirmed.body).toMatchObject({ verified: true, contractStatus: 'renounced' });
        const refunded = await staff.post(`/api/admin/contracts/${id}/refund`, {
          reference: 'SEPA-2026-119',
        });
        expect(refunded.body).toMatchObject({ paidAmount: 50, refundReference: 'SEPA-2026-119' });
        const papers = await staff.get(`/api/admin/invoices?filter={"paymentId":"${payment.id}"}`);
        expect(papers.body).toHaveLength(2);
        const told = (await world.mailsTo(victim.email)).filter(({ text }) =>
          text.includes('/restricted-access'),
        );
        expect(told).toHaveLength(1);
      },
    );

    it.each(['block', 'disabled', 'deleted'])('is their own to declare: %s', async (how) => {
      const { id, reference } = await accept();
      expect((await shut(how)).status).toBe(200);
      const credentials = { email: victim.email, password: PASSWORD };
      await victim.post('/api/auth/restricted-login', credentials);
      expect((await renounce(id)).body).toMatchObject({ status: 'renounced', reference });
      const { items } = (await victim.get('/api/contracts')).body;
      expect(items).toMatchObject([{ status: 'renounced', canRenounce: false }]);
    });
  });

  it('gives the same acknowledgement again, and one mail', async () => {
    const { id } = await accept();
    const before = (await world.mailsTo(victim.email)).length;
    const answers = await Promise.all([renounce(id), renounce(id)]);
    setForward(world.services, 30 * DAY);
    answers.push(await renounce(id));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await world.mailsTo(victim.email)).toHaveLength(before + 1);
  });

  it('ends with the last day, with a sentence', async () => {
    const { id } = await accept();
    world.services.now = () => new Date('2026-11-17T22:59:59.000Z');
    expect((await victim.get('/api/contracts')).body.items).toMatchObject([{ canRenounce: true }]);
    world.services.now = () => new Date('2026-11-17T23:00:00.000Z');
    const { status, body } = await renounce(id);
    expect([status, body.code]).toEqual([409, 'renunciation_too_late']);
    expect(body.message).toContain('a pris fin le 17 novembre 2026');
    expect((await victim.get('/api/contracts')).body.items).toMatchObject([{ canRenounce: false }]);
  });

  it('is the owner’s alone', async () => {
    const { id } = await accept();
    expect((await renounce(id, await world.client())).status).toBe(404);
    expect((await renounce(id, staff)).status).toBe(404);
    expect((await renounce(id, world.visitor())).status).toBe(401);
  });

  it('needs something that was accepted', async () => {
    const { id } = await offer();
    expect((await renounce(String(id))).body.code).toBe('contract_not_accepted');
  });
});
