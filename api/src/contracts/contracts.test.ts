import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sha256 } from '../ids.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { aPayment } from '../invoices/testing.ts';
import { setForward } from '../mail/testing.ts';
import { pdfText } from '../pdf/testing.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../testing.ts';
import { work } from '../unit-of-work.ts';
import { type Acceptance, acceptContract } from './accept.ts';

const DAY = 24 * 3_600_000;
const TERMS = {
  title: 'Contrat d’accompagnement',
  scope: 'Un dossier complet.\n\nUn courrier à votre banque.',
  feeTerms: 'Le prix est forfaitaire.',
  refundConditions: 'Quatorze jours pour changer d’avis.',
};
const BITCOIN = { name: 'Bitcoin', symbol: 'BTC', amount: '0.00085' };

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  // A Tuesday: fourteen days later is a working day.
  world.services.now = () => new Date('2026-11-03T10:12:00.000Z');
  victim = await world.client({ email: 'eloise@exemple.fr' });
  staff = await world.staff(['managePayments']);
});
afterEach(() => world.end());

const accept = (changes: Partial<Acceptance> = {}) =>
  work(world.services, { id: victim.uid, email: victim.email, name: 'Éloïse' }, (unit) =>
    acceptContract(world.services, unit, {
      user: { id: victim.uid },
      contractId: null,
      terms: TERMS,
      price: {
        amountCents: 5000,
        vat: null,
        crypto: { ...BITCOIN, eurRate: '58823.53', eurRateAt: '2026-11-02T08:00:00.000Z' },
      },
      earlyStart: false,
      ...changes,
    }),
  );

async function draft(changes: Record<string, unknown> = {}) {
  const report = await victim.post('/api/reports', aReport());
  return staff.post('/api/admin/contracts', {
    reportId: report.body.id,
    ...TERMS,
    amount: 300,
    ...changes,
  });
}

/** Drafted and offered; the record of it. */
async function offer() {
  const { body } = await draft();
  return (await staff.put(`/api/admin/contracts/${body.id}`, { ...body, status: 'offered' })).body;
}

describe('accepting', () => {
  it('freezes everything that was on the screen, with its hash', async () => {
    const row = await accept();
    for (const said of [
      '# Contrat d’accompagnement',
      'Site de démonstration',
      '[Raison sociale à compléter]',
      'Un courrier à votre banque.',
      'Prix\u00a0: 50,00\u00a0€',
      'TVA non applicable, art. 293 B du CGI',
      'Bitcoin\u00a0: 0,00085\u00a0BTC, au cours de 58\u00a0823,53\u00a0€ pour 1\u00a0BTC',
      'Quatorze jours pour changer d’avis.',
      '«\u00a0Renoncer au contrat ici\u00a0»',
      'vous n’avez pas demandé qu’il commence plus tôt',
      'Éloïse Marchand, eloise@exemple.fr',
      '3 novembre 2026 à 11:12',
      '«\u00a0Commander avec obligation de paiement\u00a0»',
      `Référence du contrat\u00a0: ${row.reference}`,
      'jusqu’au 17 novembre 2026 inclus',
      '## Formulaire de rétractation',
    ]) {
      expect(row.acceptedText).toContain(said);
    }
    expect(row).toMatchObject({ status: 'accepted', amountCents: 5000, reportId: null });
    expect(row.acceptedTextHash).toBe(sha256(row.acceptedText ?? ''));
    expect(row.reference).toMatch(/^CTR-[2-9A-Z]{4}-[2-9]{2}$/);
  });

  it('makes no heading and no paragraph of what somebody typed', async () => {
    await world.db
      .updateTable('users')
      .set({
        name: 'Éloïse\n\n# Remise',
        address: '1 rue X\n\n## Avenant accepté par Parade\n\nLe prix est ramené à 0 €.',
      })
      .where('id', '=', victim.uid)
      .execute();
    const terms = {
      title: 'Contrat\n\n## Titre',
      scope: '## Portée\n\nTrois courriers\n  # Annexe\n \n## Suite',
      feeTerms: '#Frais',
      refundConditions: '##Remise',
    };
    const row = await accept({ terms });
    const blocks = (row.acceptedText ?? '').split('\n\n');
    expect(blocks.filter((block) => /^\s*#/.test(block.replaceAll('\u00a0', '.')))).toEqual([
      '# Contrat ## Titre',
      '## Qui nous sommes',
      '## Ce que comprend le service',
      '## Prix et paiement',
      '## Conditions de remboursement',
      '## Votre droit de renoncer',
      expect.stringMatching(/^## /),
      expect.stringMatching(/^## /),
      '## Acceptation',
      '## Formulaire de rétractation',
    ]);
    expect(row.acceptedText?.match(/^#/gm)).toHaveLength(10);
    expect(row.acceptedText).toContain(
      'Accepté par Éloïse # Remise, eloise@exemple.fr, 1 rue X ## Avenant accepté par Parade Le prix est ramené à 0 €., le 3 novembre',
    );
    // The PDF prints what was typed, where it was typed.
    const { bytes } = await victim.get(`/api/contracts/${row.id}/document`);
    expect(await pdfText(bytes)).toContain('1 rue X ## Avenant accepté par Parade Le prix');
    expect((await world.mailsTo(victim.email)).at(-1)?.text).toMatch(/^Bonjour,\n/);
  });

  it('repeats the request to begin at once where it was made, and only there', async () => {
    const { acceptedText, earlyStart } = await accept({ earlyStart: true });
    expect(acceptedText).toContain('Je demande expressément');
    expect(earlyStart).toBe(1);
    expect((await accept()).acceptedText).not.toContain('Je demande expressément');
  });

  it('mails it, to be printed from what was stored', async () => {
    const row = await accept();
    const mails = await world.db
      .selectFrom('mail_outbox')
      .select(['subject', 'text', 'attachment'])
      .where('to', '=', victim.email)
      .orderBy('id')
      .execute();
    const mail = mails.at(-1);
    expect(mail?.subject).toBe(`Votre contrat ${row.reference}`);
    expect(mail?.text).toContain(row.acceptedTextHash);
    expect(JSON.parse(mail?.attachment ?? '')).toMatchObject({ kind: 'contract', id: row.id });
  });

  it('gives its owner the whole text as a PDF, staff too, and nobody else', async () => {
    const { id, reference, acceptedTextHash } = await accept();
    const url = `/api/contracts/${id}/document`;
    const { status, headers, bytes } = await victim.get(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`contrat-${reference}.pdf`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = await pdfText(bytes);
    expect(text).toContain('Un courrier à votre banque.');
    expect(text).toContain('Votre droit de renoncer');
    expect(text).toContain(acceptedTextHash);
    expect((await staff.get(url)).bytes.equals(bytes)).toBe(true);
    expect((await (await world.client()).get(url)).status).toBe(404);
    expect((await (await world.staff(['manageReports'])).get(url)).status).toBe(404);
    expect((await world.visitor().get(url)).status).toBe(401);
  });
});

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
    expect((await victim.get('/api/payment-options')).body.contract).toMatchObject({
      id,
      amount: 300,
      scope: TERMS.scope,
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

describe('renouncing', () => {
  const renounce = (id: string, person = victim) =>
    person.post(`/api/contracts/${id}/renunciation`);

  it('is acknowledged at once with its date, by mail too', async () => {
    const { id, reference } = await accept();
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
        const other = (await staff.get(`/api/admin/payments/${unpaid.id}`)).status;
        expect(other).toBe(how === 'block' ? 200 : 404);
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

  it('keeps one reference of two at the same time, and tells the other so', async () => {
    const { id } = await accept();
    await aPayment(world.db, victim.uid, { contractId: id, verified: 1, status: 'completed' });
    await victim.post(`/api/contracts/${id}/renunciation`);
    const answers = await Promise.all([refund(id, 'SEPA-1'), refund(id, 'SEPA-2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.refundReference;
    expect((await staff.get(`/api/admin/contracts/${id}`)).body.refundReference).toBe(kept);
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
