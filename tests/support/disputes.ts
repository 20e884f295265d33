/** Disputes of public alerts, by anybody. */
import { expect, request } from '@playwright/test';
import { mailedLink, newEmail } from './people.ts';
import type { Product } from './product.ts';

/** Disputes an alert; answers the link of the mail that asks to confirm it. */
export async function disputeLink(
  product: Product,
  id: string,
  message = 'Ce numéro est celui de mon salon.',
): Promise<string> {
  const email = newEmail('gerante');
  const api = await request.newContext({ baseURL: product.url });
  const data = { email, role: 'concerned', message };
  expect((await api.post(`/api/alerts/${id}/disputes`, { data })).status()).toBe(202);
  await api.dispose();
  return mailedLink(product, email, '/contestation');
}

/** Disputes an alert and confirms it. */
export async function dispute(product: Product, id: string, message?: string): Promise<void> {
  const token = new URL(await disputeLink(product, id, message)).searchParams.get('token');
  const api = await request.newContext({ baseURL: product.url });
  const confirmed = await api.post('/api/disputes/confirmation', { data: { token } });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  await api.dispose();
}
