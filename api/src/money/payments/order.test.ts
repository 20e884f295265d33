import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPayment } from '../../../contract/new-payment.ts';
import {
  configure,
  decide,
  openTransfers,
  order,
  orderTransfer,
  shownTo,
} from '../../../tests/features/payments.ts';
import { mailedToken } from '../../../tests/mail.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { orderPayment } from './order.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  await configure(world.db, 'bitcoin');
});
afterEach(() => world.end());

const payments = () => world.db.selectFrom('payments').selectAll().execute();
const contracts = () => world.db.selectFrom('contracts').selectAll().orderBy('id').execute();
const events = () =>
  world.db
    .selectFrom('audit_events')
    .select(['action', 'objectId'])
    .where('objectType', '=', 'payments')
    .orderBy('id')
    .execute();
const bitcoin = () => world.db.selectFrom('payment_settings').selectAll().executeTakeFirstOrThrow();
const ELSEWHERE = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';

describe('ordering', () => {
  it('fills no stranger’s mailbox; what was owed follows at the confirmation', async () => {
    await openTransfers(world.db);
    const references: unknown[] = [];
    for (let order = 0; order < 5; order++) {
      const { body } = await orderTransfer(victim);
      references.push(body.contractReference);
      await victim.post(`/api/contracts/${body.contractId}/renunciation`);
    }
    const subjects = async () => (await world.mailsTo(victim.email)).map(({ subject }) => subject);
    const before = await subjects();
    expect(before.length).toBeLessThanOrEqual(6);
    await victim.post('/api/me/email-verification');
    const token = await mailedToken(world, victim.email);
    const proof = { token, isMine: true };
    const open = await world.visitor().post('/api/auth/email-verification/confirm', proof);
    expect(open.status).toBe(200);
    const after = (await subjects()).slice(before.length + 1);
    expect(after.filter((subject) => subject.startsWith('Accusé'))).toHaveLength(5);
    for (const reference of references) expect(after.join()).toContain(reference);
  });

  it('accepts the contract, says where to pay and stores an order that waits', async () => {
    const { status, body } = await order(victim);
    expect(status).toBe(201);
    const { walletAddress } = await bitcoin();
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^PAY-\d{13}-\d{1,3}$/),
      userId: victim.uid,
      userEmail: victim.email,
      method: 'crypto',
      cryptocurrency: 'bitcoin',
      cryptoName: 'Bitcoin',
      cryptoSymbol: 'BTC',
      // 50 € at 58 200 € are less than the minimum.
      amount: '0.001',
      amountInEUR: 50,
      eurRate: '58200',
      walletAddress,
      paymentLink: `bitcoin:${walletAddress}?amount=0.001`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      network: 'Réseau',
      transferTo: null,
      bankTransfer: null,
      transactionHash: null,
      explorerUrl: null,
      awaitsPayment: true,
      cancelled: false,
      status: 'pending',
      verified: null,
      invoices: [],
    });
    expect((await victim.get(`/api/payments/${body.id}`)).body).toEqual(body);
    expect((await (await world.client()).get(`/api/payments/${body.id}`)).status).toBe(404);
    expect(await contracts()).toMatchObject([
      { id: body.contractId, status: 'accepted', userId: victim.uid, amountCents: 5000 },
    ]);
    const [{ acceptedText } = { acceptedText: '' }] = await contracts();
    expect(acceptedText).toContain('il vaut 58,20\u00a0€, soit plus que le prix de 50,00\u00a0€');
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({
      category: 'payment_update',
      title: `Votre commande ${body.reference} est enregistrée`,
    });
    expect(await events()).toEqual([{ action: 'order', objectId: body.id }]);
  });

  it('keeps the address and the amount that it was shown, whatever becomes of them', async () => {
    const { body: ordered } = await order(victim);
    const moved = { walletAddress: ELSEWHERE, eurRate: '20000', network: 'Autre' };
    await world.db.updateTable('payment_settings').set(moved).execute();
    const { body } = await victim.get(`/api/payments/${ordered.id}`);
    expect(body).toEqual({ ...ordered, payeeChanged: true });
    expect((await order(victim)).body).toMatchObject({
      walletAddress: ELSEWHERE,
      amount: '0.0025',
      payeeChanged: false,
    });
    await world.db.deleteFrom('payment_settings').execute();
    expect((await victim.get(`/api/payments/${ordered.id}`)).body).toEqual(body);
  });

  it('leads nobody whose report is about crypto to where it is sold', async () => {
    const links = async (person: Person) => (await order(person)).body.cardProviders;
    await victim.post('/api/reports', aReport({ title: 'Un faux conseiller bancaire' }));
    expect(await links(victim)).toHaveLength(3);
    await victim.post(
      '/api/reports',
      aReport({ description: 'Il m’a fait acheter des Bitcoins.' }),
    );
    expect(await links(victim)).toEqual([]);
    const trader = await world.client();
    await trader.post('/api/reports', aReport({ fraudType: 'Trading arnaque' }));
    expect(await links(trader)).toEqual([]);
    expect(await links(await world.client())).toHaveLength(3);
  });

  it.each([
    [{ acceptContract: false }, 'acceptContract', 'Lisez et acceptez le contrat'],
    [{ acceptContract: undefined }, 'acceptContract', 'Lisez et acceptez le contrat'],
    [{ cryptocurrency: undefined }, 'cryptocurrency', 'Choisissez une cryptomonnaie'],
    [{ cryptocurrency: 'binancecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: 'dogecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: '__proto__' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: 'constructor' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: ['bitcoin'] }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: 'litecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ method: 'bank_transfer' }, 'method', "n'est pas configurée"],
    [{ method: 'card' }, 'method', 'Choisissez un moyen de paiement'],
  ])('refuses %j on its field', async (changes, field, sentence) => {
    const { status, body } = await order(victim, changes);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: expect.stringContaining(sentence) });
    expect(await payments()).toEqual([]);
    expect(await contracts()).toEqual([]);
  });

  it('says everything that is wrong at once', async () => {
    const { body } = await victim.post('/api/payments', {});
    expect(Object.keys(body.errors as object).sort()).toEqual([
      'acceptContract',
      'cryptocurrency',
      'shown',
    ]);
  });

  it.each([[null], ['a'], [[]], [3]])('takes no %j for a body', async (body) => {
    expect((await victim.send('POST', '/api/payments', { body })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('says which of address and minimum a currency lacks', async () => {
    await configure(world.db, 'litecoin', { minimumAmount: '' });
    await configure(world.db, 'usdt', { walletAddress: '' });
    const refusal = async (changes: object) => (await order(victim, changes)).body.message;
    expect(await refusal({ cryptocurrency: 'litecoin' })).toBe(
      "Le montant minimum n'est pas configuré pour cette cryptomonnaie",
    );
    expect(await refusal({ cryptocurrency: 'usdt' })).toBe(
      "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.",
    );
  });

  it.each(['short', 'a'.repeat(101), 'with a blank', 'cl\u00e9-0000001'])(
    'says of the key %j what to do',
    async (key) => {
      const { status, body } = await order(victim, {}, key);
      expect([status, body.code]).toEqual([400, 'idempotency_key_malformed']);
      expect(body.message).toBe(
        'Cet envoi n’a pas pu être identifié. Rechargez la page, puis réessayez.',
      );
    },
  );

  it('makes one order of a double click, and remembers nothing of a refusal', async () => {
    expect((await order(victim, { acceptContract: false }, 'key-0001')).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => order(victim, {}, 'key-0001')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await payments()).toHaveLength(1);
    const other = { earlyStart: true };
    expect((await order(victim, other, 'key-0001')).body.code).toBe('idempotency_conflict');
  });

  it('draws a reference again that is taken', async () => {
    const shown = String(await shownTo(victim));
    world.services.now = () => new Date('2026-11-20T10:12:00.000Z');
    const actor = { id: victim.uid, email: victim.email, name: 'Éloïse' };
    const send = (draws: number[]) => {
      const body = newPayment.parse({ cryptocurrency: 'bitcoin', acceptContract: true, shown });
      return orderPayment(world.services, actor, body, undefined, () => draws.shift() ?? 999);
    };
    const at = Date.parse('2026-11-20T10:12:00.000Z');
    expect((await send([7])).reference).toBe(`PAY-${at}-7`);
    expect((await send([7, 7, 0])).reference).toBe(`PAY-${at}-0`);
  });

  it('takes a bank transfer for the same price, and says to which account', async () => {
    await openTransfers(world.db);
    const { status, body } = await orderTransfer(victim);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      method: 'bank_transfer',
      cryptocurrency: null,
      amount: null,
      amountInEUR: 50,
      transactionHash: null,
      explorerUrl: null,
      walletAddress: null,
      qrCode: null,
      transferTo: 'FR7630006000011234567890189',
      bankTransfer: { holder: 'Parade SAS', bic: 'AGRIFRPP' },
      cardProviders: [],
    });
  });

  it('keeps what was asked for about an early start', async () => {
    await order(victim, { earlyStart: true });
    expect(await contracts()).toMatchObject([{ earlyStart: 1 }]);
  });

  it('takes five that wait, and another once one was looked at', async () => {
    for (let i = 0; i < 5; i++) expect((await order(victim)).status).toBe(201);
    const { status, body } = await order(victim);
    expect([status, body.code]).toEqual([409, 'payments_waiting']);
    expect(body.message).toContain('attendent déjà leur vérification');
    expect(await contracts()).toHaveLength(5);
    const [first] = await payments();
    await world.db
      .updateTable('payments')
      .set({ verified: 0, status: 'failed' })
      .where('id', '=', String(first?.id))
      .execute();
    expect((await order(victim)).status).toBe(201);
  });

  it('takes five that wait and no more, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(victim)));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(5);
    expect(codes.filter((code) => code === 'payments_waiting')).toHaveLength(3);
    expect(await payments()).toHaveLength(5);
    expect(await contracts()).toHaveLength(5);
  });

  it('takes ten an hour of one account, and says when to come back', async () => {
    for (let i = 0; i < 10; i++) await order(victim, { acceptContract: false });
    for (let i = 0; i < 10; i++) await order(victim, { cryptocurrency: 'litecoin' });
    const { status, body, headers } = await order(victim);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await order(await world.client())).status).toBe(201);
  });

  it('asks who is not signed in to sign in first', async () => {
    const { status, body } = await order(world.visitor());
    expect(status).toBe(401);
    expect(body.message).toBe('Vous devez être connecté pour effectuer un paiement');
  });
});

describe('what was on the screen', () => {
  it('is read again where address, rate or contract changed meanwhile', async () => {
    const before = await shownTo(victim);
    await world.db.updateTable('payment_settings').set({ eurRate: '60000' }).execute();
    const { status, body } = await order(victim, { shown: before });
    expect([status, body.code]).toEqual([409, 'payment_terms_changed']);
    expect(await contracts()).toEqual([]);
  });

  it.each([[undefined], [null], [7], ['a'.repeat(101)]])(
    'binds nobody who does not say it: %j',
    async (shown) => {
      const { status, body } = await order(victim, { shown });
      const sentence =
        'Rechargez cette page, puis relisez le contrat et le montant avant de commander.';
      expect([status, body.message, body.errors]).toEqual([422, sentence, { shown: sentence }]);
      expect(await contracts()).toEqual([]);
    },
  );

  it('is no other person’s contract', async () => {
    await offer(10_000);
    const elsewhere = await shownTo(await world.client());
    expect((await order(victim, { shown: elsewhere })).body.code).toBe('payment_terms_changed');
  });
});

async function offer(amountCents: number) {
  const at = '2026-11-19T09:00:00.000Z';
  const { body: report } = await victim.post('/api/reports', aReport());
  const id = '01980000-0000-7000-8000-000000000001';
  await world.db
    .insertInto('contracts')
    .values({
      id,
      reference: 'CTR-TEST-22',
      userId: victim.uid,
      reportId: String(report.id),
      status: 'offered',
      title: 'Contrat du dossier',
      scope: 'Trois courriers',
      feeTerms: 'Un forfait',
      refundConditions: 'Quatorze jours',
      amountCents,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return id;
}

describe('a contract of their own', () => {
  it('is paid at its price, rounded up in the currency', async () => {
    const id = await offer(10_000);
    const { body: options } = await victim.get('/api/payment-options');
    expect(options).toMatchObject({
      price: 100,
      contract: { id, title: 'Contrat du dossier' },
      // 100 / 58,200 is 0.001718213…
      options: [{ amount: '0.00171822', amountInEUR: 100, minimumAmount: '0.001' }],
    });
    const { body } = await order(victim);
    expect(body).toMatchObject({ contractId: id, amount: '0.00171822', amountInEUR: 100 });
    expect(await contracts()).toMatchObject([{ id, status: 'accepted' }]);
    expect(body.description).toBe(
      'Frais de service\u00a0: Contrat du dossier, contrat CTR-TEST-22',
    );
  });

  it('is a contract anew where its payment was rejected and it is ordered again', async () => {
    const id = await offer(10_000);
    const first = (await order(victim)).body;
    const staff = await world.staff(['managePayments']);
    await decide(staff, first.id, 'rejection', 1);
    await world.db.updateTable('payment_settings').set({ eurRate: '50000' }).execute();
    expect((await victim.get('/api/payment-options')).body.contract).toMatchObject({ id });
    const { status, body } = await order(victim);
    expect([status, body.amount]).toEqual([201, '0.002']);
    expect(body.contractId).not.toBe(id);
    const [old, anew] = await contracts();
    expect(old).toMatchObject({ id, status: 'replaced' });
    expect(anew).toMatchObject({ id: body.contractId, status: 'accepted', amountCents: 10_000 });
    expect(anew?.acceptedText).toContain('au cours de 50\u00a0000\u00a0€');
    expect((await victim.get('/api/payment-options')).body.contract).toMatchObject({ id: null });
  });

  it('cannot be paid in what has no rate, nor below the minimum', async () => {
    await configure(world.db, 'ethereum');
    await offer(5000);
    const { body } = await victim.get('/api/payment-options');
    expect(body.options).toEqual([]);
  });
});
