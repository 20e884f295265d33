import type { Currency } from '../../contract/currencies.ts';
import { adminPaymentSettingsQuery } from '../../contract/payment-settings.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, asRead, READ } from '../making.ts';
import { createWorld, PASSWORD, type Person } from '../testing.ts';

const PATH = '/api/admin/payment-settings';

/** Addresses of the standards: nobody pays to them. */
export const ADDRESSES: Readonly<Record<Currency, string>> = {
  bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  ethereum: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  usdt: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  litecoin: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
  binancecoin: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
};

/** Configures a currency as staff do, with the password. */
export const configure = (
  staff: Person,
  currency: Currency,
  changes: Record<string, unknown> = {},
) =>
  staff.put(`${PATH}/${currency}`, {
    walletAddress: ADDRESSES[currency],
    minimumAmount: currency === 'usdt' ? '50' : '0.001',
    password: PASSWORD,
    version: 0,
    ...changes,
  });

export const A_TRANSFER = {
  holder: 'Parade SAS',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  wording: 'Indiquez votre référence.',
};

/** Saves the payment terms as they are read with some changes. */
export async function saveTerms(staff: Person, changes: Record<string, unknown>) {
  const path = `${PATH}/terms`;
  const { body } = await staff.get(path);
  return staff.put(path, { ...body, ...changes });
}

export type PaymentSettingsScene = Awaited<ReturnType<typeof paymentSettingsScene>>;

/** A world with somebody who sets what can be paid with; whoever makes it ends it. */
export async function paymentSettingsScene() {
  const world = await createWorld();
  const staff = await world.staff(['managePayments']);
  const events = () =>
    world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('objectType', '=', 'payment-settings')
      .orderBy('id')
      .execute();
  const alarms = async (person: Person) =>
    (await world.mailsTo(person.email)).filter(({ subject }) => /(a|ont) changé$/.test(subject));
  return { world, staff, PATH, events, alarms };
}

const STAFF = { access: 'managePayments', answers: '200' } as const;
const ONE = `${PATH}/{currency}`;

const forget = ({ world }: Stage, currency: Currency) =>
  world.db.deleteFrom('payment_settings').where('currency', '=', currency).execute();

export const paymentSettings = {
  list: adminPaymentSettingsQuery,
  routes: {
    'GET /api/payment-options': READ,
    [`GET ${PATH}`]: STAFF,
    [`GET ${ONE}`]: { ...STAFF, id: () => 'bitcoin' },
    [`PUT ${ONE}`]: {
      ...STAFF,
      id: () => 'litecoin',
      async body(stage) {
        await forget(stage, 'litecoin');
        return {
          walletAddress: ADDRESSES.litecoin,
          minimumAmount: '0.001',
          eurRate: '81.5',
          network: 'Litecoin',
          feeEstimate: 'environ 0,10 €',
          duration: '10 min',
          password: PASSWORD,
          version: 0,
        };
      },
    },
    [`DELETE ${ONE}`]: {
      ...STAFF,
      async id(stage) {
        await forget(stage, 'usdt');
        accepted(await configure(stage.boss, 'usdt'));
        return 'usdt';
      },
    },
    [`GET ${PATH}/terms`]: STAFF,
    [`PUT ${PATH}/terms`]: {
      ...STAFF,
      body: asRead(`${PATH}/terms`, {
        bankTransfer: A_TRANSFER,
        cardProviders: [{ name: 'Exemple', url: 'https://cartes.example' }],
        password: PASSWORD,
      }),
    },
  },
} satisfies FeatureFixture;
