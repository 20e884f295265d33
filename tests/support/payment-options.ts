/** What can be paid, for the tests that pay: set over the API, as staff do. */
import { expect, type Page } from '@playwright/test';
import { type Account, PASSWORD } from './people.ts';

const API = '/api/admin/payment-settings';

export const WALLETS = {
  bitcoin: {
    walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    minimumAmount: '0.001',
    eurRate: '58200',
  },
  litecoin: {
    walletAddress: 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
    minimumAmount: '0.6',
    eurRate: '81.5',
  },
} as const;

/** Where bitcoin goes after a change. */
export const OTHER_BITCOIN = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';

const TRANSFER = {
  holder: 'Parade SAS',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  wording: 'Un virement instantané nous parvient le jour même.',
};

async function read({ api }: Account, id: string) {
  return await (await api.get(`${API}/${id}`)).json();
}

async function put({ api }: Account, id: string, data: object) {
  const answer = await api.put(`${API}/${id}`, { data: { ...data, password: PASSWORD } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function openCurrency(
  admin: Account,
  currency: keyof typeof WALLETS,
  changes: object = {},
): Promise<void> {
  const { version } = await read(admin, currency);
  await put(admin, currency, { ...WALLETS[currency], ...changes, version });
}

export async function setTransfer(admin: Account, open: boolean): Promise<void> {
  const terms = await read(admin, 'terms');
  await put(admin, 'terms', { ...terms, vat: null, bankTransfer: open ? TRANSFER : null });
}

/** As if nobody had ever set anything. */
export async function closeAll(admin: Account): Promise<void> {
  for (const currency of ['bitcoin', 'ethereum', 'usdt', 'litecoin', 'binancecoin']) {
    await admin.api.delete(`${API}/${currency}`);
  }
  await setTransfer(admin, false);
}

let hashes = 0;
/** A transaction that nobody has named yet. */
export const newHash = () =>
  `${Date.now().toString(16)}${process.pid.toString(16)}${(++hashes).toString(16)}`.padStart(
    64,
    'd',
  );

interface Ordered {
  id: string;
  reference: string;
  contractId: string;
}
async function orderedBy(person: Account, how: object): Promise<Ordered> {
  const { shown } = await (await person.api.get('/api/payment-options')).json();
  const data = { ...how, acceptContract: true, shown };
  const answer = await person.api.post('/api/payments', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

/** Orders in bitcoin over the API, under the contract that stands. */
export const orderBitcoin = (person: Account) => orderedBy(person, { cryptocurrency: 'bitcoin' });

/** The same, and names the transaction. */
export async function payBitcoin(person: Account, transactionHash = newHash()): Promise<Ordered> {
  const ordered = await orderBitcoin(person);
  const url = `/api/payments/${ordered.id}/transaction`;
  const answer = await person.api.put(url, { data: { transactionHash } });
  expect(answer.status(), await answer.text()).toBe(200);
  return ordered;
}

/** Orders by transfer over the API. */
export const payByTransfer = (person: Account) => orderedBy(person, { method: 'bank_transfer' });

/** Decides a payment over the API, as it was read: once its transaction is named where nothing else is said. */
export async function decide(staff: Account, id: string, noun: string, version = 2) {
  const answer = await staff.api.post(`/api/admin/payments/${id}/${noun}`, { data: { version } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The panel of a payment in the back office's list, which is open then. */
export async function openPayment(page: Page, reference: string) {
  await page
    .getByRole('row', { name: new RegExp(reference) })
    .getByRole('button')
    .click();
  return page.getByRole('region', { name: `Paiement ${reference}` });
}
