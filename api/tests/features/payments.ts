/** What can be paid, and payments. */

import type { Db } from '@parade/db';
import { adminPaymentsQuery } from '../../contract/payments.ts';
import type { FeatureFixture, RouteFixture, Stage } from '../fixture.ts';
import { accepted, anAccount, listed, OWN, READ } from '../making.ts';
import { type Answer, createWorld, type Person, type World } from '../testing.ts';
import { aPayment } from './invoices.ts';

const AT = '2026-11-19T09:00:00.000Z';

const WALLETS = {
  bitcoin: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '0.001', '58200'],
  ethereum: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0.02', null],
  litecoin: ['ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', '0.6', '81.5'],
  usdt: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '55', '1.01'],
} as const;
type Wallet = keyof typeof WALLETS;

/** Configures a currency; `changes` are columns of its row. */
export async function configure(
  db: Db,
  currency: Wallet,
  changes: { walletAddress?: string; minimumAmount?: string; eurRate?: string | null } = {},
): Promise<void> {
  const [walletAddress, minimumAmount, eurRate] = WALLETS[currency];
  await db
    .insertInto('payment_settings')
    .values({
      currency,
      walletAddress,
      minimumAmount,
      eurRate,
      eurRateAt: eurRate ? AT : null,
      network: 'Réseau',
      feeEstimate: 'environ 0,50\u00a0€',
      duration: '10-30\u00a0min',
      updatedAt: AT,
      updatedBy: 'camille@exemple.fr',
      ...changes,
    })
    .execute();
}

const BANK = {
  holder: 'Parade SAS',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  wording: 'Écrivez la référence du paiement.',
};

/** Opens payment by bank transfer. */
export async function openTransfers(db: Db): Promise<void> {
  await db
    .insertInto('payment_terms')
    .values({
      id: 'main',
      document: JSON.stringify({ bankTransfer: BANK }),
      updatedAt: AT,
      updatedBy: 'camille@exemple.fr',
    })
    .execute();
}

let hashes = 0;
/** A Bitcoin or Litecoin transaction that nobody has named yet. */
export const newHash = () => (++hashes).toString(16).padStart(64, 'a');

/** What stands for a person's screen at this moment. */
export const shownTo = async (person: Person) =>
  (await person.get('/api/payment-options')).body.shown;

/** Orders in bitcoin, under what is on the screen. */
export async function order(person: Person, changes: object = {}, key?: string): Promise<Answer> {
  const asked = {
    cryptocurrency: 'bitcoin',
    acceptContract: true,
    shown: await shownTo(person),
  };
  return person.post(
    '/api/payments',
    { ...asked, ...changes },
    key ? { 'idempotency-key': key } : {},
  );
}

/** Names the transaction by which an order was paid. */
export const nameTransaction = (
  person: Person,
  id: unknown,
  transactionHash: unknown = newHash(),
) => person.put(`/api/payments/${id}/transaction`, { transactionHash });

/** Orders in bitcoin and names the transaction; the answer of what was refused, else of the latter. */
export async function pay(
  person: Person,
  { transactionHash, ...changes }: { transactionHash?: unknown; cryptocurrency?: string } = {},
  key?: string,
): Promise<Answer> {
  const ordered = await order(person, changes, key);
  if (ordered.status !== 201) return ordered;
  return nameTransaction(person, ordered.body.id, transactionHash);
}

/** Orders by bank transfer. */
export const orderTransfer = (person: Person): Promise<Answer> =>
  order(person, { method: 'bank_transfer', cryptocurrency: null });

/** Decides a payment as it was read. */
export const decide = (staff: Person, id: unknown, noun: string, version: number, note?: string) =>
  staff.post(`/api/admin/payments/${id}/${noun}`, { version, ...(note && { note }) });

export const invoicesOf = ({ db }: World, paymentId: unknown) =>
  db
    .selectFrom('invoices')
    .select(['kind', 'number'])
    .where('paymentId', '=', String(paymentId))
    .orderBy('id')
    .execute();

export type PaymentScene = Awaited<ReturnType<typeof paymentScene>>;

/** A world in which bitcoin is taken, who pays and who decides; whoever makes it ends it. */
export async function paymentScene() {
  const world = await createWorld();
  const victim = await world.client({ phone: '06 39 98 12 34' });
  const staff = await world.staff(['managePayments']);
  await configure(world.db, 'bitcoin');
  const sent = async (person = victim) => (await pay(person)).body as { id: string };
  return { world, victim, staff, sent };
}

const STAFF = { access: 'managePayments', answers: '200' } as const;

/** Ordered just now, and not paid. */
const ordered = async ({ world, owner }: Stage) => {
  const unpaid = { transactionHash: null, transactionAt: null };
  return (await aPayment(world.db, owner.uid, unpaid)).id;
};

/** One that nobody has looked at yet. */
const undecided = async (stage: Stage) =>
  (await aPayment(stage.world.db, (await anAccount(stage)).uid)).id;
const toDecide: RouteFixture = {
  ...STAFF,
  id: undecided,
  body: { version: 1, note: 'Vu sur la chaîne' },
};

export const payments = {
  list: adminPaymentsQuery,
  routes: {
    'GET /api/payments': READ,
    'POST /api/payments': {
      access: 'signed in',
      async body({ world }, person) {
        // Nothing but an order that another request waits for stands in the way of the next one.
        await world.db
          .updateTable('payments')
          .set({ verified: 0, status: 'failed' })
          .where('userId', '=', person.uid)
          .where((e) => e.or([e('payeeShown', 'is not', null), e('transactionAt', 'is not', null)]))
          .where('verified', 'is', null)
          .execute();
        return {
          method: 'crypto',
          cryptocurrency: 'bitcoin',
          acceptContract: true,
          shown: await shownTo(person),
        };
      },
      answers: '201',
    },
    'GET /api/payments/{id}': { ...OWN, id: ordered },
    'PUT /api/payments/{id}/transaction': {
      ...OWN,
      id: ordered,
      body: () => ({ transactionHash: newHash() }),
    },
    'POST /api/payments/{id}/cancellation': { ...OWN, id: ordered },
    ...listed('managePayments', '/api/admin/payments', undecided),
    'GET /api/admin/payments/totals': STAFF,
    'POST /api/admin/payments/{id}/confirmation': toDecide,
    'POST /api/admin/payments/{id}/rejection': toDecide,
    'POST /api/admin/payments/{id}/unverification': {
      ...STAFF,
      async id(stage) {
        const id = await undecided(stage);
        accepted(await decide(stage.boss, id, 'rejection', 1));
        return id;
      },
      body: { version: 2, note: 'Vu sur la chaîne' },
    },
  },
} satisfies FeatureFixture;
