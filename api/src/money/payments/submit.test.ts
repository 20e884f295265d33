import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newPayment } from '../../../contract/new-payment.ts';
import {
  configure,
  decide,
  newHash,
  openTransfers,
  orderTransfer,
  pay,
  shownTo,
} from '../../../tests/features/payments.ts';
import { mailedToken } from '../../../tests/mail.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { submitPayment } from './submit.ts';

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
const ETHEREUM_HASH = `0x${'b'.repeat(64)}`;

describe('sending a payment', () => {
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

  it('stores it as pending, accepts the contract and tells everybody', async () => {
    const { status, body } = await pay(victim, { transactionHash: `  ${'AB'.repeat(32)}\n` });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^PAY-\d{13}-\d{1,3}$/),
      userId: victim.uid,
      userEmail: victim.email,
      method: 'crypto',
      cryptocurrency: 'bitcoin',
      cryptoName: 'Bitcoin',
      cryptoSymbol: 'BTC',
      amount: '0.001',
      amountInEUR: 58.2,
      transactionHash: 'ab'.repeat(32),
      explorerUrl: `https://mempool.space/tx/${'ab'.repeat(32)}`,
      status: 'pending',
      verified: null,
      verifiedAt: null,
      verifiedBy: null,
      invoices: [],
    });
    expect(await contracts()).toMatchObject([
      { id: body.contractId, status: 'accepted', userId: victim.uid, amountCents: 5820 },
    ]);
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({
      category: 'payment_update',
      title: `Votre paiement ${body.reference} est enregistré`,
    });
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'objectType', 'objectId'])
      .where('objectType', '=', 'payments')
      .execute();
    expect(events).toEqual([{ action: 'submit', objectType: 'payments', objectId: body.id }]);
  });

  it.each([
    [{ transactionHash: '' }, 'transactionHash', 'Veuillez entrer le hash de la transaction'],
    [{ transactionHash: ' \t ' }, 'transactionHash', 'Veuillez entrer le hash de la transaction'],
    [{ transactionHash: null }, 'transactionHash', 'Veuillez entrer le hash de la transaction'],
    [{ transactionHash: 'a'.repeat(63) }, 'transactionHash', 'Ce n’est pas un hash'],
    [{ transactionHash: 'g'.repeat(64) }, 'transactionHash', 'Ce n’est pas un hash'],
    [{ transactionHash: ETHEREUM_HASH }, 'transactionHash', 'Ce n’est pas un hash'],
    [{ transactionHash: 'a'.repeat(201) }, 'transactionHash', 'Ce n’est pas un hash'],
    [{ acceptContract: false }, 'acceptContract', 'Lisez et acceptez le contrat'],
    [{ acceptContract: undefined }, 'acceptContract', 'Lisez et acceptez le contrat'],
    [{ cryptocurrency: undefined }, 'cryptocurrency', 'Choisissez une cryptomonnaie'],
    [{ cryptocurrency: 'binancecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: 'dogecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: '__proto__' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: 'constructor' }, 'cryptocurrency', "n'est pas configurée"],
    [{ cryptocurrency: ['bitcoin'] }, 'cryptocurrency', "n'est pas configurée"],
    [{ transactionHash: ['a'] }, 'transactionHash', 'Veuillez entrer le hash de la transaction'],
    [{ transactionHash: { trim: 1 } }, 'transactionHash', 'Veuillez entrer le hash'],
    [{ transactionHash: 3 }, 'transactionHash', 'Veuillez entrer le hash de la transaction'],
    [{ cryptocurrency: 'litecoin' }, 'cryptocurrency', "n'est pas configurée"],
    [{ method: 'bank_transfer' }, 'method', "n'est pas configurée"],
    [{ method: 'card' }, 'method', 'Choisissez un moyen de paiement'],
  ])('refuses %j on its field', async (changes, field, sentence) => {
    const { status, body } = await pay(victim, changes);
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
      'transactionHash',
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
    const refusal = async (changes: object) => (await pay(victim, changes)).body.message;
    expect(await refusal({ cryptocurrency: 'litecoin' })).toBe(
      "Le montant minimum n'est pas configuré pour cette cryptomonnaie",
    );
    expect(await refusal({ cryptocurrency: 'usdt', transactionHash: ETHEREUM_HASH })).toBe(
      "Cette option de paiement n'est pas configurée. Veuillez en choisir une autre.",
    );
  });

  it.each([ETHEREUM_HASH, 'B'.repeat(64), `0X${'b'.repeat(64)}`])(
    'writes the Ethereum hash %s in one spelling',
    async (transactionHash) => {
      await configure(world.db, 'ethereum');
      const { body } = await pay(victim, { cryptocurrency: 'ethereum', transactionHash });
      expect(body).toMatchObject({
        transactionHash: ETHEREUM_HASH,
        explorerUrl: `https://etherscan.io/tx/${ETHEREUM_HASH}`,
        // No rate: the default fee.
        amountInEUR: 50,
      });
    },
  );

  it('refuses a hash of one’s own that waits, in whatever spelling', async () => {
    await configure(world.db, 'usdt');
    await configure(world.db, 'ethereum');
    await pay(victim, { cryptocurrency: 'usdt', transactionHash: ETHEREUM_HASH });
    const again = { cryptocurrency: 'ethereum', transactionHash: 'B'.repeat(64) };
    const { status, body } = await pay(victim, again);
    expect([status, body.code]).toEqual([409, 'transaction_hash_used']);
    expect(body.errors).toEqual({ transactionHash: body.message });
    expect(await contracts()).toHaveLength(1);
  });

  it('refuses a hash that paid for a confirmed payment, whoever’s it is', async () => {
    const transactionHash = newHash();
    const { body: first } = await pay(victim, { transactionHash });
    const staff = await world.staff(['managePayments']);
    await decide(staff, first.id, 'confirmation', 1);
    for (const person of [victim, await world.client()]) {
      const { status, body } = await pay(person, { transactionHash });
      expect([status, body.code]).toEqual([409, 'transaction_hash_used']);
    }
  });

  it('takes a hash again that was rejected', async () => {
    const transactionHash = newHash();
    const { body: first } = await pay(victim, { transactionHash });
    await decide(await world.staff(['managePayments']), first.id, 'rejection', 1);
    expect((await pay(victim, { transactionHash })).status).toBe(201);
    expect((await pay(await world.client(), { transactionHash })).status).toBe(201);
  });

  it('takes one of a person’s own with the same hash at the same time, and everybody else’s', async () => {
    const transactionHash = newHash();
    const answers = await Promise.all([1, 2, 3].map(() => pay(victim, { transactionHash })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await contracts()).toHaveLength(1);
    const others = await Promise.all([1, 2].map(() => world.client()));
    const theirs = await Promise.all(others.map((person) => pay(person, { transactionHash })));
    expect(theirs.map(({ status }) => status)).toEqual([201, 201]);
  });

  it.each(['short', 'a'.repeat(101), 'with a blank', 'cl\u00e9-0000001'])(
    'says of the key %j what to do',
    async (key) => {
      const { status, body } = await pay(victim, {}, key);
      expect([status, body.code]).toEqual([400, 'idempotency_key_malformed']);
      expect(body.message).toBe(
        'Cet envoi n’a pas pu être identifié. Rechargez la page, puis réessayez.',
      );
    },
  );

  it('makes one payment of a double click, and remembers nothing of a refusal', async () => {
    const transactionHash = newHash();
    expect((await pay(victim, { transactionHash: '' }, 'key-0001')).status).toBe(422);
    const answers = await Promise.all(
      [1, 2].map(() => pay(victim, { transactionHash }, 'key-0001')),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await payments()).toHaveLength(1);
    expect((await pay(victim, {}, 'key-0001')).body.code).toBe('idempotency_conflict');
  });

  it('draws a reference again that is taken', async () => {
    const shown = String(await shownTo(victim));
    world.services.now = () => new Date('2026-11-20T10:12:00.000Z');
    const actor = { id: victim.uid, email: victim.email, name: 'Éloïse' };
    const send = (draws: number[]) => {
      const transactionHash = newHash();
      const input = { cryptocurrency: 'bitcoin', transactionHash, acceptContract: true, shown };
      const body = newPayment.parse(input);
      return submitPayment(world.services, actor, body, undefined, () => draws.shift() ?? 999);
    };
    const at = Date.parse('2026-11-20T10:12:00.000Z');
    expect((await send([7])).reference).toBe(`PAY-${at}-7`);
    expect((await send([7, 7, 0])).reference).toBe(`PAY-${at}-0`);
  });

  it('takes a bank transfer without a hash, for the default fee', async () => {
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
    });
  });

  it('keeps what was asked for about an early start', async () => {
    await pay(victim, { earlyStart: true });
    expect(await contracts()).toMatchObject([{ earlyStart: 1 }]);
  });

  it('takes five that wait, and another once one was looked at', async () => {
    for (let i = 0; i < 5; i++) expect((await pay(victim)).status).toBe(201);
    const { status, body } = await pay(victim);
    expect([status, body.code]).toEqual([409, 'payments_waiting']);
    expect(body.message).toContain('attendent déjà leur vérification');
    expect(await contracts()).toHaveLength(5);
    const [first] = await payments();
    await world.db
      .updateTable('payments')
      .set({ verified: 0, status: 'failed' })
      .where('id', '=', String(first?.id))
      .execute();
    expect((await pay(victim)).status).toBe(201);
  });

  it('takes five that wait and no more, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(victim)));
    const codes = answers.map(({ status, body }) => body.code ?? status);
    expect(codes.filter((code) => code === 201)).toHaveLength(5);
    expect(codes.filter((code) => code === 'payments_waiting')).toHaveLength(3);
    expect(await payments()).toHaveLength(5);
    expect(await contracts()).toHaveLength(5);
  });

  it('takes ten an hour of one account, and says when to come back', async () => {
    for (let i = 0; i < 10; i++) await pay(victim, { acceptContract: false });
    for (let i = 0; i < 10; i++) await pay(victim, { cryptocurrency: 'litecoin' });
    const { status, body, headers } = await pay(victim);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await pay(await world.client())).status).toBe(201);
  });

  it('asks who is not signed in to sign in first', async () => {
    const { status, body } = await pay(world.visitor());
    expect(status).toBe(401);
    expect(body.message).toBe('Vous devez être connecté pour effectuer un paiement');
  });
});

describe('what was on the screen', () => {
  it('is read again where address, rate or contract changed meanwhile', async () => {
    const before = await shownTo(victim);
    await world.db.updateTable('payment_settings').set({ eurRate: '60000' }).execute();
    const { status, body } = await pay(victim, { shown: before });
    expect([status, body.code]).toEqual([409, 'payment_terms_changed']);
    expect(await contracts()).toEqual([]);
  });

  it.each([[undefined], [null], [7], ['a'.repeat(101)]])(
    'binds nobody who does not say it: %j',
    async (shown) => {
      const { status, body } = await pay(victim, { shown });
      const sentence =
        'Rechargez cette page, puis relisez le contrat et le montant avant de commander.';
      expect([status, body.message, body.errors]).toEqual([422, sentence, { shown: sentence }]);
      expect(await contracts()).toEqual([]);
    },
  );

  it('is no other person’s contract', async () => {
    await offer(10_000);
    const elsewhere = await shownTo(await world.client());
    expect((await pay(victim, { shown: elsewhere })).body.code).toBe('payment_terms_changed');
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
      contract: { id, amount: 100, title: 'Contrat du dossier' },
      // 100 / 58,200 is 0.001718213…
      options: [{ amount: '0.00171822', amountInEUR: 100, minimumAmount: '0.001' }],
    });
    const { body } = await pay(victim);
    expect(body).toMatchObject({ contractId: id, amount: '0.00171822', amountInEUR: 100 });
    expect(await contracts()).toMatchObject([{ id, status: 'accepted' }]);
    expect(body.description).toBe(
      'Frais de service\u00a0: Contrat du dossier, contrat CTR-TEST-22',
    );
  });

  it('is a contract anew where its payment was rejected and it is ordered again', async () => {
    const id = await offer(10_000);
    const first = (await pay(victim)).body;
    const staff = await world.staff(['managePayments']);
    await decide(staff, first.id, 'rejection', 1);
    await world.db.updateTable('payment_settings').set({ eurRate: '50000' }).execute();
    expect((await victim.get('/api/payment-options')).body.contract).toMatchObject({ id });
    const { status, body } = await pay(victim);
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
