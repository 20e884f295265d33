import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STANDARD_CONTRACT } from '../../../contract/contract-texts.ts';
import type { Currency } from '../../../contract/currencies.ts';
import { A_TRANSFER, configure, saveTerms } from '../../../tests/features/payment-settings.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { currentContent } from '../../public/publication/content.ts';
import { publicPrice } from './public-price.ts';
import { currentTerms } from './terms.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['managePayments']);
});
afterEach(() => world.end());

const PATH = '/api/admin/payment-settings/terms';
const IBAN = 'FR7630006000011234567890189';
const alarms = async () =>
  (await world.mailsTo(staff.email)).filter(({ subject }) => subject.includes('IBAN'));

describe('the payment terms', () => {
  it('stand built in until somebody saves: no account, neutral providers, no VAT', async () => {
    const { body } = await staff.get(PATH);
    expect(body).toEqual({
      bankTransfer: null,
      cardProviders: [1, 2, 3].map((n) => ({
        name: `Exemple de prestataire ${n} – à remplacer`,
        url: `https://prestataire-${n}.example/`,
      })),
      defaultFee: 50,
      vat: null,
      contract: STANDARD_CONTRACT,
      updatedAt: null,
      updatedBy: null,
      version: 0,
    });
  });

  it('tell everybody the price once staff stated it and something can be paid', async () => {
    expect(await publicPrice(world.db)).toBeNull();
    await saveTerms(staff, { bankTransfer: null, defaultFee: 60 });
    expect(await publicPrice(world.db)).toBeNull();
    await saveTerms(staff, { bankTransfer: A_TRANSFER, vat: 20, password: PASSWORD });
    expect(await publicPrice(world.db)).toEqual({
      title: STANDARD_CONTRACT.title,
      amount: 60,
      vat: 20,
    });
    const { publication } = await currentContent(world.services);
    expect(publication.price?.amount).toBe(60);
    const asked = await world.db.selectFrom('publications').select('cause').execute();
    expect(asked).toEqual([{ cause: 'settings' }]);
  });

  it('promise no recovery, and tie no recovered money to the price', () => {
    const { scope, feeTerms, refundConditions } = STANDARD_CONTRACT;
    expect(scope).toContain('Nous ne promettons pas que votre argent sera retrouvé');
    expect(feeTerms).toContain('aucune somme récupérée ne dépend de son paiement');
    expect(refundConditions).toContain('tout ce que vous avez payé vous est remboursé');
  });

  it('are stored over what is built in', async () => {
    const contract = { ...STANDARD_CONTRACT, title: 'Contrat de conseil' };
    const { status, body } = await saveTerms(staff, {
      bankTransfer: { ...A_TRANSFER, bic: 'agri fr pp' },
      defaultFee: 79.9,
      vat: 20,
      contract,
      password: PASSWORD,
    });
    expect([status, body]).toMatchObject([
      200,
      {
        bankTransfer: { ...A_TRANSFER, iban: IBAN },
        defaultFee: 79.9,
        vat: 20,
        contract,
        updatedBy: staff.email,
        version: 1,
      },
    ]);
    expect((await staff.get(PATH)).body).toEqual(body);
    const { document } = await world.db
      .selectFrom('payment_terms')
      .select('document')
      .executeTakeFirstOrThrow();
    // A built-in text that is corrected later reaches whoever never changed it.
    expect(JSON.parse(document).contract).toEqual({ title: 'Contrat de conseil' });

    // A scope of staff's own, from before its period had to be said, promises none of ours.
    const older = (scope: object) =>
      world.db
        .updateTable('payment_terms')
        .set({ document: JSON.stringify({ contract: scope }) })
        .where('id', '=', 'main')
        .execute();
    await older({ scope: 'Nous classons vos preuves.' });
    expect((await currentTerms(world.db)).contract.deliveryPeriod).toBe('');
    await older({ title: 'Contrat de conseil' });
    expect((await currentTerms(world.db)).contract.deliveryPeriod).toContain('30');
    await world.db.updateTable('payment_terms').set({ document }).execute();

    await saveTerms(staff, { bankTransfer: null, cardProviders: [], vat: 5.5 });
    expect(await currentTerms(world.db)).toEqual({
      bankTransfer: null,
      cardProviders: [],
      defaultFee: 79.9,
      vat: 5.5,
      contract,
    });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [
      { bankTransfer: { ...A_TRANSFER, holder: '' } },
      'bankTransfer.holder',
      'Veuillez remplir tous les champs',
    ],
    [
      { bankTransfer: { ...A_TRANSFER, iban: ' ' } },
      'bankTransfer.iban',
      'Veuillez remplir tous les champs',
    ],
    [
      { bankTransfer: { ...A_TRANSFER, iban: 'FR76 3000 6000 0112 3456 7890 188' } },
      'bankTransfer.iban',
      'Cet IBAN n’est pas valide\u00a0: vérifiez chaque caractère',
    ],
    [
      { bankTransfer: { ...A_TRANSFER, bic: 'AGRIFRP' } },
      'bankTransfer.bic',
      'Ce BIC n’est pas valide\u00a0: il a 8 ou 11 caractères',
    ],
    [
      { cardProviders: [{ name: 'A', url: 'http://a.fr' }] },
      'cardProviders.0.url',
      'Indiquez une adresse qui commence par https://',
    ],
    [
      { cardProviders: [{ name: 'A', url: 'javascript:alert(1)' }] },
      'cardProviders.0.url',
      'Indiquez une adresse qui commence par https://',
    ],
    [
      { cardProviders: [{ name: '', url: 'https://a.fr' }] },
      'cardProviders.0.name',
      'Veuillez remplir tous les champs',
    ],
    [
      { cardProviders: Array(4).fill({ name: 'A', url: 'https://a.fr' }) },
      'cardProviders',
      'Trois prestataires au maximum',
    ],
    [{ defaultFee: 0 }, 'defaultFee', 'Indiquez un montant d’au moins 0,01\u00a0€'],
    [{ defaultFee: 10.001 }, 'defaultFee', 'Un montant a au plus deux décimales'],
    [{ vat: 0 }, 'vat', 'Indiquez un taux entre 0,01 et 100, avec au plus deux décimales'],
    [{ vat: 5.555 }, 'vat', 'Indiquez un taux entre 0,01 et 100, avec au plus deux décimales'],
    [
      { contract: { ...STANDARD_CONTRACT, scope: '' } },
      'contract.scope',
      'Indiquez ce que comprend le contrat',
    ],
    [{ version: undefined }, 'version', 'La version de la fiche manque'],
  ])('refuse %j with its sentence', async (changes, field, sentence) => {
    const { status, body } = await saveTerms(staff, { password: PASSWORD, ...changes });
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
    expect((await staff.get(PATH)).body.version).toBe(0);
  });

  it('take payment details nowhere but in their own fields', async () => {
    const contract = { ...STANDARD_CONTRACT, feeTerms: `Virez à ${A_TRANSFER.iban}` };
    expect((await saveTerms(staff, { contract })).body.errors).toHaveProperty([
      'contract.feeTerms',
    ]);
    const bankTransfer = { ...A_TRANSFER, wording: `Plutôt ${A_TRANSFER.iban}` };
    expect((await saveTerms(staff, { bankTransfer })).body.errors).toHaveProperty([
      'bankTransfer.wording',
    ]);
  });

  it('tell all that is wrong at once, the account included', async () => {
    const account = { ...A_TRANSFER, iban: 'FR00', bic: 'AGRIFRP' };
    const sentences = {
      'bankTransfer.iban': expect.stringContaining('IBAN n’est pas valide'),
      'bankTransfer.bic': expect.stringContaining('BIC n’est pas valide'),
    };
    const { body } = await saveTerms(staff, { bankTransfer: account });
    expect(body.errors).toEqual(sentences);
    const more = await saveTerms(staff, {
      bankTransfer: { ...account, holder: '' },
      defaultFee: 0,
    });
    expect(more.body.errors).toEqual({
      ...sentences,
      'bankTransfer.holder': 'Veuillez remplir tous les champs',
      defaultFee: expect.stringContaining('au moins'),
    });
  });

  it('ask for the password where the IBAN changes, and write to all staff', async () => {
    const bankTransfer = A_TRANSFER;
    const missing = await saveTerms(staff, { bankTransfer });
    expect([missing.status, missing.body.errors]).toMatchObject([
      422,
      { password: 'Saisissez votre mot de passe pour confirmer ce changement' },
    ]);
    const wrong = await saveTerms(staff, { bankTransfer, password: 'faux' });
    expect(wrong.body.code).toBe('password_wrong');
    expect((await saveTerms(staff, { bankTransfer, password: PASSWORD })).status).toBe(200);
    expect((await alarms()).at(-1)?.text).toContain(
      'Maintenant\u00a0:\nFR76 3000 6000 0112 3456 7890 189',
    );

    // The same IBAN in other groups: nobody's money goes elsewhere.
    const same = { ...A_TRANSFER, iban: IBAN.toLowerCase(), wording: 'Autre' };
    expect((await saveTerms(staff, { bankTransfer: same, defaultFee: 60 })).status).toBe(200);
    expect(await alarms()).toHaveLength(1);

    expect((await saveTerms(staff, { bankTransfer: null })).status).toBe(200);
    expect((await alarms()).at(-1)?.text).toContain('Maintenant\u00a0:\nrien');
    const events = await world.db
      .selectFrom('audit_events')
      .select(['objectType', 'objectId', 'before', 'after'])
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    expect(events[0]).toMatchObject({ objectType: 'payment-settings', objectId: 'terms' });
    expect(JSON.parse(events[1]?.before ?? '')).toEqual({
      'bankTransfer.wording': A_TRANSFER.wording,
      defaultFee: 50,
    });
    expect(JSON.parse(events[1]?.after ?? '')).toEqual({
      'bankTransfer.wording': 'Autre',
      defaultFee: 60,
    });
  });

  it.each<[Record<string, unknown>, string, string]>([
    [{ bankTransfer: { ...A_TRANSFER, holder: 'Autre SARL' } }, 'le titulaire', 'Autre SARL'],
    [{ bankTransfer: { ...A_TRANSFER, bic: 'SOGEFRPP' } }, 'le BIC', 'SOGEFRPP'],
    [
      { cardProviders: [{ name: 'Autre', url: 'https://autre.test/' }] },
      'la liste des prestataires d’achat par carte',
      'Autre, https://autre.test/',
    ],
  ])('ask for the password and write to all staff where %j', async (changes, what, after) => {
    await saveTerms(staff, { bankTransfer: A_TRANSFER, password: PASSWORD });
    expect((await saveTerms(staff, changes)).body.errors).toHaveProperty('password');
    expect((await saveTerms(staff, { ...changes, password: PASSWORD })).status).toBe(200);
    const mail = (await world.mailsTo(staff.email)).at(-1);
    expect(mail?.subject).toContain(what);
    expect(mail?.text).toContain(after);
  });

  it('write to all staff where the default fee changes, without the password', async () => {
    expect((await saveTerms(staff, { defaultFee: 60 })).status).toBe(200);
    const mail = (await world.mailsTo(staff.email)).at(-1);
    expect(mail?.subject).toContain('le prix par défaut a changé');
    expect(mail?.text).toContain('Avant\u00a0:\n50,00\u00a0€\n\nMaintenant\u00a0:\n60,00\u00a0€');
  });

  it.each([
    [null, 20, 'TVA non applicable, art. 293 B du CGI', '20\u00a0%'],
    [20, 5.5, '20\u00a0%', '5,5\u00a0%'],
    [5.5, null, '5,5\u00a0%', 'TVA non applicable, art. 293 B du CGI'],
  ])('write to all staff where the VAT changes from %j to %j', async (from, to, before, after) => {
    const colleague = await world.staff(['manageReports']);
    if (from !== null) await saveTerms(staff, { vat: from });
    expect((await saveTerms(staff, { vat: to })).status).toBe(200);
    for (const { email } of [staff, colleague]) {
      const mail = (await world.mailsTo(email)).at(-1);
      expect(mail?.subject).toContain('la TVA des factures a changé');
      expect(mail?.text).toContain(`Avant\u00a0:\n${before}\n\nMaintenant\u00a0:\n${after}`);
    }
  });

  it('are saved once where two save the same version', async () => {
    const { body } = await staff.get(PATH);
    for (const version of [0, 1]) {
      const answers = await Promise.all(
        [61, 62, 63].map((fee) =>
          staff.put(PATH, { ...body, version, defaultFee: fee + version * 10 }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    expect((await staff.put(PATH, { ...body, defaultFee: 90 })).body.code).toBe('stale_version');
  });
});

describe('a minimum above the standard price', () => {
  const gapOf = async (currency: Currency) =>
    (await staff.get(`/api/admin/payment-settings/${currency}`)).body.priceGap;

  it('is told beside its currency', async () => {
    await saveTerms(staff, { defaultFee: 30, password: PASSWORD });
    const { body } = await configure(staff, 'bitcoin', { minimumAmount: '0.001', eurRate: 60000 });
    expect(body.priceGap).toEqual({ price: 30, minimum: 60 });
    const { body: rows } = await staff.get('/api/admin/payment-settings');
    expect(rows).toMatchObject([
      { id: 'bitcoin', priceGap: { price: 30, minimum: 60 } },
      ...['ethereum', 'usdt', 'litecoin', 'binancecoin'].map((id) => ({ id, priceGap: null })),
    ]);
    await saveTerms(staff, { defaultFee: 59.5 });
    expect(await gapOf('bitcoin')).toBeNull();
    await saveTerms(staff, { defaultFee: 59 });
    expect(await gapOf('bitcoin')).toEqual({ price: 59, minimum: 60 });
    await saveTerms(staff, { defaultFee: 120 });
    expect(await gapOf('bitcoin')).toBeNull();
  });

  it('is none without a rate, and where nobody can pay', async () => {
    await configure(staff, 'ethereum', { eurRate: null });
    await configure(staff, 'binancecoin', { eurRate: 500000 });
    expect(await gapOf('ethereum')).toBeNull();
    expect(await gapOf('binancecoin')).toBeNull();
  });
});
