import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  configure,
  decide,
  nameTransaction,
  newHash,
  openTransfers,
  order,
  orderTransfer,
  type PaymentScene,
  pay,
  paymentScene,
} from '../../../tests/features/payments.ts';

let { world, victim, staff } = {} as PaymentScene;
beforeEach(async () => {
  ({ world, victim, staff } = await paymentScene());
});
afterEach(() => world.end());

const ETHEREUM_HASH = `0x${'b'.repeat(64)}`;
const ordered = async (person = victim) => (await order(person)).body;
const events = () =>
  world.db
    .selectFrom('audit_events')
    .select('action')
    .where('objectType', '=', 'payments')
    .orderBy('id')
    .execute();

describe('naming the transaction of an order', () => {
  it('stores it, tells its owner, and ends what is shown to be paid', async () => {
    const { id, reference } = await ordered();
    const { status, body } = await nameTransaction(victim, id, `  ${'AB'.repeat(32)}\n`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      transactionHash: 'ab'.repeat(32),
      transactionAt: expect.stringMatching(/Z$/),
      explorerUrl: `https://mempool.space/tx/${'ab'.repeat(32)}`,
      awaitsPayment: false,
      paymentLink: null,
      qrCode: null,
      cardProviders: [],
      status: 'pending',
      verified: null,
    });
    const { body: bell } = await victim.get('/api/notifications');
    expect(bell.items?.[0]).toMatchObject({
      title: `Votre paiement ${reference} est enregistré`,
      message: expect.stringContaining('Nous vérifierons la transaction sous peu.'),
    });
    expect(await events()).toEqual([{ action: 'order' }, { action: 'name-transaction' }]);
  });

  it('does once what is sent twice, and takes no other in its place', async () => {
    const { id } = await ordered();
    const hash = newHash();
    const answers = await Promise.all([1, 2].map(() => nameTransaction(victim, id, hash)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await events()).toHaveLength(2);
    const other = await nameTransaction(victim, id);
    expect([other.status, other.body.code]).toEqual([409, 'transaction_named']);
  });

  it.each([
    ['', 'Veuillez entrer le hash de la transaction'],
    [' \t ', 'Veuillez entrer le hash de la transaction'],
    [null, 'Veuillez entrer le hash de la transaction'],
    [3, 'Veuillez entrer le hash de la transaction'],
    [['a'], 'Veuillez entrer le hash de la transaction'],
    ['a'.repeat(63), 'Ce n’est pas un hash'],
    ['g'.repeat(64), 'Ce n’est pas un hash'],
    [ETHEREUM_HASH, 'Ce n’est pas un hash'],
    ['a'.repeat(201), 'Ce n’est pas un hash'],
  ])('refuses %j on its field', async (hash, sentence) => {
    const { id } = await ordered();
    const { status, body } = await nameTransaction(victim, id, hash);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ transactionHash: expect.stringContaining(sentence) });
    expect((await victim.get(`/api/payments/${id}`)).body.awaitsPayment).toBe(true);
  });

  it.each([ETHEREUM_HASH, 'B'.repeat(64), `0X${'b'.repeat(64)}`])(
    'writes the Ethereum hash %s in one spelling',
    async (transactionHash) => {
      await configure(world.db, 'ethereum');
      const { body } = await pay(victim, { cryptocurrency: 'ethereum', transactionHash });
      expect(body).toMatchObject({
        transactionHash: ETHEREUM_HASH,
        explorerUrl: `https://etherscan.io/tx/${ETHEREUM_HASH}`,
      });
    },
  );

  it('refuses one of one’s own that waits, in whatever spelling', async () => {
    await configure(world.db, 'usdt');
    await configure(world.db, 'ethereum');
    await pay(victim, { cryptocurrency: 'usdt', transactionHash: ETHEREUM_HASH });
    const again = { cryptocurrency: 'ethereum', transactionHash: 'B'.repeat(64) };
    const { status, body } = await pay(victim, again);
    expect([status, body.code]).toEqual([409, 'transaction_hash_used']);
    expect(body.errors).toEqual({ transactionHash: body.message });
  });

  it('refuses one that paid for a confirmed payment, whoever’s it is', async () => {
    const transactionHash = newHash();
    const { body: first } = await pay(victim, { transactionHash });
    await decide(staff, first.id, 'confirmation', 2);
    for (const person of [victim, await world.client()]) {
      const { status, body } = await pay(person, { transactionHash });
      expect([status, body.code]).toEqual([409, 'transaction_hash_used']);
    }
  });

  it('takes one again that was rejected', async () => {
    const transactionHash = newHash();
    const { body: first } = await pay(victim, { transactionHash });
    await decide(staff, first.id, 'rejection', 2);
    expect((await pay(victim, { transactionHash })).status).toBe(200);
    expect((await pay(await world.client(), { transactionHash })).status).toBe(200);
  });

  it('takes one of a person’s own at the same time, and everybody else’s', async () => {
    const transactionHash = newHash();
    const own = [await ordered(), await ordered(), await ordered()];
    const named = ({ id }: Record<string, unknown>, person = victim) =>
      nameTransaction(person, id, transactionHash);
    const answers = await Promise.all(own.map((each) => named(each)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const other = await world.client();
    expect((await named(await ordered(other), other)).status).toBe(200);
  });

  it('is its owner’s alone, and of a crypto order that nobody decided', async () => {
    await openTransfers(world.db);
    const { id } = await ordered();
    expect((await nameTransaction(await world.client(), id)).status).toBe(404);
    expect((await nameTransaction(world.visitor(), id)).body.message).toBe(
      'Vous devez être connecté pour effectuer un paiement',
    );
    const transfer = (await orderTransfer(victim)).body;
    expect((await nameTransaction(victim, transfer.id)).body.code).toBe('transaction_not_awaited');
    await decide(staff, id, 'rejection', 1);
    expect((await nameTransaction(victim, id)).body.code).toBe('transaction_not_awaited');
  });

  it('stays possible after many that were mistyped', async () => {
    const { id } = await ordered();
    for (let i = 0; i < 12; i++) await nameTransaction(victim, id, ETHEREUM_HASH);
    expect((await nameTransaction(victim, id)).status).toBe(200);
  });

  it('comes before a confirmation, and after what staff read makes that stale', async () => {
    const { id } = await ordered();
    const early = await decide(staff, id, 'confirmation', 1);
    expect([early.status, early.body.code]).toEqual([409, 'transaction_missing']);
    await nameTransaction(victim, id);
    expect((await decide(staff, id, 'rejection', 1)).body.code).toBe('stale_version');
    expect((await decide(staff, id, 'confirmation', 2)).body.verified).toBe(true);
  });

  it('is taken after a renunciation, so that what was sent is given back', async () => {
    const { id, contractId } = await ordered();
    const due = async () =>
      (await staff.get('/api/admin/contracts?filter={"refundDue":true}')).body;
    await victim.post(`/api/contracts/${contractId}/renunciation`);
    expect(await due()).toEqual([]);
    expect((await nameTransaction(victim, id)).body).toMatchObject({ cancelled: false });
    expect(await due()).toMatchObject([{ id: contractId, paymentState: 'sent' }]);
  });
});
