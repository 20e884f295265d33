import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '../../../contract/site-settings.ts';
import { aPayment } from '../../../tests/features/invoices.ts';
import { COMPLETE_SETTINGS } from '../../../tests/features/site-settings.ts';
import { tokenIn } from '../../../tests/mail.ts';
import { pdfTags, pdfText } from '../../../tests/pdf-text.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { SYSTEM } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { composeInvoice, type PaymentRow, splitVat } from './compose.ts';
import { issueCreditNote } from './credit-note.ts';
import { issueInvoice } from './issue.ts';
import { invoicePdf } from './pdf.ts';
import type { InvoiceRow } from './queries.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  world.services.now = () => new Date('2026-11-20T10:12:00.000Z');
  victim = await world.client({ name: 'Łukasz Ștefănescu Đức Олена Ελένη' });
});
afterEach(() => world.end());

const issue = (payment: PaymentRow) =>
  work(world.services, SYSTEM, (unit) => issueInvoice(world.services, unit, payment));
const takeBack = (invoice: InvoiceRow, reason = 'Confirmation retirée') =>
  work(world.services, SYSTEM, (unit) => issueCreditNote(world.services, unit, invoice, reason));

describe('an invoice', () => {
  it('is tagged for a screen reader: language, headings, and the table cell by cell', async () => {
    const payment = await aPayment(world.db, victim.uid);
    const { kinds, language } = await pdfTags(await invoicePdf(await issue(payment)));
    expect(language).toBe('fr-FR');
    const row = (cell: string) => ['TR', ...Array<string>(4).fill(cell)];
    const within = kinds.slice(kinds.indexOf('Table'), kinds.indexOf('Table') + 11);
    expect(within).toEqual(['Table', ...row('TH'), ...row('TD')]);
    const headings = kinds.filter((kind) => /^H\d/.test(kind));
    expect(headings).toEqual(['H1', 'H2', 'H2', 'H2']);
  });

  it('carries number, both parties, amounts, payment and the mentions of the law', async () => {
    const payment = await aPayment(world.db, victim.uid);
    const text = await pdfText(await invoicePdf(await issue(payment)));
    for (const expected of [
      'SPÉCIMEN – site de démonstration',
      'Facture SPECIMEN-F-2026-0001',
      'Date d’émission : 20 novembre 2026',
      'Date de la prestation (versement) : 19 novembre 2026',
      '[Raison sociale à compléter]',
      'SIREN : [Numéro SIREN à compléter]',
      'RCS : [Numéro RCS à compléter]',
      'Łukasz Ștefănescu Đức Олена Ελένη',
      victim.email,
      'Contrat d’accompagnement',
      'Total TTC',
      '50,00 €',
      `Paiement : ${payment.reference}`,
      'Bitcoin, 0,00085 BTC, au cours de 58 823,53 € pour 1 BTC',
      payment.transactionHash ?? 'a hash',
      'TVA non applicable, art. 293 B du CGI',
      'Médiateur de la consommation :',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('says of a currency without a rate that its price is a flat one', async () => {
    const payment = await aPayment(world.db, victim.uid, { eurRate: null });
    expect(await pdfText(await invoicePdf(await issue(payment)))).toContain(
      'Bitcoin, 0,00085 BTC, prix forfaitaire sans cours de conversion',
    );
  });

  it('takes the SIREN from the SIRET, and says nothing of a specimen once all is in place', () => {
    const { mentionsLegales } = DEFAULT_SITE_SETTINGS.legalPages;
    const settings = {
      ...DEFAULT_SITE_SETTINGS,
      legalPages: {
        ...DEFAULT_SITE_SETTINGS.legalPages,
        mentionsLegales: { ...mentionsLegales, siret: '732 829 320 00074' },
      },
    };
    const document = composeInvoice({
      number: 'SPECIMEN-F-2026-0001',
      at: '2026-11-20T10:12:00.000Z',
      settings,
      specimen: true,
      buyer: { name: 'Éloïse', email: 'e@exemple.fr', address: '' },
      payment: { amountInEurCents: 5000, createdAt: '2026-12-31T23:30:00.000Z' } as PaymentRow,
      contract: { reference: 'CTR-AAAA-22', acceptedAt: '2026-11-20T10:12:00.000Z', vatRate: 20 },
    });
    expect(document).toMatchObject({
      seller: { siren: '732829320', siret: '732 829 320 00074' },
      netCents: 4167,
      vatCents: 833,
      totalCents: 5000,
      serviceOn: '2027-01-01',
    });
  });

  it.each([
    [5000, 20, 4167, 833],
    [1, 20, 1, 0],
    [9999, 5.5, 9478, 521],
    [5000, null, 5000, 0],
  ])('splits %i cents at %s %% so that net and tax are the total', (total, rate, net, tax) => {
    expect(splitVat(total, rate)).toEqual({ netCents: net, vatCents: tax });
  });

  it('is printed from what was issued, always as the same bytes', async () => {
    const invoice = await issue(await aPayment(world.db, victim.uid));
    const first = await invoicePdf(invoice);
    await world.db.updateTable('users').set({ name: 'Autre Nom' }).execute();
    expect((await invoicePdf(invoice)).equals(first)).toBe(true);
  });

  it('is issued once for a payment, however often that is asked', async () => {
    const payment = await aPayment(world.db, victim.uid);
    expect((await issue(payment)).id).toBe((await issue(payment)).id);
  });

  it('is mailed to its owner by name, without its bytes in the outbox', async () => {
    await world.confirm(victim);
    const invoice = await issue(await aPayment(world.db, victim.uid));
    const row = await world.db
      .selectFrom('mail_outbox')
      .select(['subject', 'attachment'])
      .where('to', '=', victim.email)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row?.subject).toBe('Votre facture SPECIMEN-F-2026-0001');
    expect(JSON.parse(row?.attachment ?? '')).toEqual({
      kind: 'invoice',
      id: invoice.id,
      filename: 'facture-SPECIMEN-F-2026-0001.pdf',
    });
  });

  it('waits with its file until the address is theirs, and so does a credit note', async () => {
    const invoice = await issue(await aPayment(world.db, victim.uid));
    const note = await takeBack(invoice, 'Un mot de l’équipe');
    const outbox = () =>
      world.db
        .selectFrom('mail_outbox')
        .select(['subject', 'text', 'attachment'])
        .where('to', '=', victim.email)
        .orderBy('id')
        .execute();
    const before = await outbox();
    expect(before).toMatchObject([
      { attachment: null },
      { subject: `Votre facture ${invoice.number}`, attachment: null },
      { subject: `Votre avoir ${note.number}`, attachment: null },
    ]);
    expect(JSON.stringify(before)).not.toMatch(/Un mot de l’équipe|Ștefănescu/);
    await world.visitor().post('/api/auth/password-reset', { email: victim.email });
    const token = tokenIn((await outbox()).at(-1)?.text ?? '');
    const password = 'girafe-violon-septembre-91';
    const chosen = { token, password, passwordConfirmation: password };
    await world.visitor().post('/api/auth/password-reset/confirm', chosen);
    const sent = (await outbox()).flatMap(({ attachment }) =>
      attachment === null ? [] : JSON.parse(attachment),
    );
    const invoices = sent.filter(({ kind }) => kind === 'invoice').map(({ id }) => id);
    expect(invoices.sort()).toEqual([invoice.id, note.id].sort());
  });
});

it('goes to its owner and to staff who manage payments, and to nobody else', async () => {
  const payment = await aPayment(world.db, victim.uid);
  const ofPayment = `/api/payments/${payment.id}/invoice`;
  expect((await victim.get(ofPayment)).status).toBe(404);
  const invoice = await issue(payment);
  const { status, headers, bytes } = await victim.get(ofPayment);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toContain('facture-SPECIMEN-F-2026-0001.pdf');
  expect(headers.get('cache-control')).toBe('private, no-store');
  const note = await takeBack(invoice);
  const again = await issue(payment);
  expect(await pdfText((await victim.get(ofPayment)).bytes)).toContain(again.number);
  expect((await victim.get(`/api/invoices/${invoice.id}`)).bytes.equals(bytes)).toBe(true);
  const readers = [
    [victim, 200],
    [await world.staff(['managePayments']), 200],
    [await world.staff(['manageReports']), 404],
    [await world.client(), 404],
    [world.visitor(), 401],
  ] as const;
  for (const [reader, expected] of readers) {
    for (const url of [ofPayment, `/api/invoices/${note.id}`]) {
      expect((await reader.get(url)).status).toBe(expected);
    }
  }
});

describe('a credit note', () => {
  it('has its own series, negative amounts and the number of what it takes back', async () => {
    const invoice = await issue(await aPayment(world.db, victim.uid));
    const text = await pdfText(await invoicePdf(await takeBack(invoice)));
    expect(text).toContain('Avoir SPECIMEN-A-2026-0001');
    expect(text).toContain('Annule la facture SPECIMEN-F-2026-0001 du 20 novembre 2026.');
    expect(text).toContain('Motif : Confirmation retirée');
    expect(text).toContain('−50,00 €');
    expect(text).not.toContain('acquittée');
  });

  it('leaves the invoice as it was; a new confirmation gets a new one', async () => {
    const payment = await aPayment(world.db, victim.uid);
    const invoice = await issue(payment);
    const note = await takeBack(invoice);
    expect((await takeBack(invoice)).id).toBe(note.id);
    const again = await issue(payment);
    expect(again.number).toBe('SPECIMEN-F-2026-0002');
    const stored = await world.db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', invoice.id)
      .executeTakeFirst();
    expect(stored).toEqual(invoice);
  });
});

it('begins each year in Paris with number one', async () => {
  await issue(await aPayment(world.db, victim.uid));
  world.services.now = () => new Date('2026-12-31T23:00:00.000Z');
  expect((await issue(await aPayment(world.db, victim.uid))).number).toBe('SPECIMEN-F-2027-0001');
});

it('of a demonstration takes no number that counts', async () => {
  const specimen = await issue(await aPayment(world.db, victim.uid));
  await world.db
    .insertInto('site_settings')
    .values({
      id: 'main',
      document: JSON.stringify(COMPLETE_SETTINGS),
      version: 1,
      updatedAt: '2026-11-20T10:00:00.000Z',
      updatedBy: 'x',
    })
    .onConflict((c) => c.column('id').doUpdateSet({ document: JSON.stringify(COMPLETE_SETTINGS) }))
    .execute();
  const real = await issue(await aPayment(world.db, victim.uid));
  expect([specimen.number, real.number]).toEqual(['SPECIMEN-F-2026-0001', 'F-2026-0001']);
  // What takes a specimen back is one too.
  expect((await takeBack(specimen)).number).toBe('SPECIMEN-A-2026-0001');
  expect((await takeBack(real)).number).toBe('A-2026-0001');
});
