/** Payments of every state: to verify, confirmed, rejected, taken back, by transfer. */
import type { APIRequestContext } from '@playwright/test';
import { post } from './people.ts';

const TRANSFER = {
  holder: 'Parade, service aux victimes',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  wording: 'Un virement instantané nous parvient le jour même.',
};

let hashes = 0;
/** A transaction that nobody has named yet. */
export const newHash = () => (Date.now() * 1000 + ++hashes).toString(16).padStart(64, 'c0ffee');

interface Paid {
  id: string;
  contractId: string;
}
async function order(api: APIRequestContext, how: object): Promise<Paid> {
  const { shown } = await (await api.get('/api/payment-options')).json();
  return post(api, '/api/payments', { acceptContract: true, shown, ...how });
}

/** Ordered in this currency, and its transaction named. */
async function pay(api: APIRequestContext, cryptocurrency: string): Promise<Paid> {
  const ordered = await order(api, { cryptocurrency });
  const data = { transactionHash: newHash() };
  const named = await api.put(`/api/payments/${ordered.id}/transaction`, { data });
  if (!named.ok()) throw new Error(await named.text());
  return ordered;
}

export const payBitcoin = (api: APIRequestContext) => pay(api, 'bitcoin');

/** Opens transfers and lets the victim pay in every way, with every end. */
export async function fillPaid(
  office: APIRequestContext,
  victim: APIRequestContext,
  password: string,
): Promise<void> {
  const url = '/api/admin/payment-settings/terms';
  const terms = await (await office.get(url)).json();
  const saved = await office.put(url, { data: { ...terms, bankTransfer: TRANSFER, password } });
  if (!saved.ok()) throw new Error(await saved.text());

  const decide = (id: string, noun: string, version: number, note?: string) =>
    post(office, `/api/admin/payments/${id}/${noun}`, { version, ...(note && { note }) });
  const taken = await payBitcoin(victim);
  await decide(taken.id, 'confirmation', 2);
  await decide(taken.id, 'unverification', 3, 'Nous vérifions une seconde fois le montant reçu.');
  const confirmed = await pay(victim, 'usdt');
  await decide(confirmed.id, 'confirmation', 2);
  const rejected = await pay(victim, 'ethereum');
  await decide(rejected.id, 'rejection', 2, 'Cette transaction va à une autre adresse.');
  await order(victim, { method: 'bank_transfer' });
  await order(victim, { cryptocurrency: 'bitcoin' });
  await payBitcoin(victim);
  const refunded = await renounced(office, victim);
  const reference = 'SEPA-2026-118';
  await post(office, `/api/admin/contracts/${refunded}/refund`, { reference });
}

/** A confirmed payment whose contract was renounced: what it brought is due back. The contract's id. */
export async function renounced(
  office: APIRequestContext,
  person: APIRequestContext,
): Promise<string> {
  const { id, contractId } = await payBitcoin(person);
  await post(office, `/api/admin/payments/${id}/confirmation`, { version: 2 });
  await post(person, `/api/contracts/${contractId}/renunciation`, {});
  return contractId;
}
