/** Staff of the tests' own, and how they come in. */
import { expect, request } from '@playwright/test';
import { type Account, mailedLink, newEmail, PASSWORD } from './people.ts';
import type { Product } from './product.ts';

const NO_PERMISSION = {
  manageReports: false,
  managePayments: false,
  manageUsers: false,
  systemSettings: false,
};

/** A staff member of their own, by invitation, over the API. */
export async function newMember(
  product: Product,
  admin: Account,
  permissions: object,
): Promise<Account> {
  const email = newEmail('equipe');
  const invited = await admin.api.post('/api/admin/staff', {
    data: { name: 'Solène Kerbrat', email, permissions: { ...NO_PERMISSION, ...permissions } },
  });
  expect(invited.status()).toBe(201);
  const link = new URL(await mailedLink(product, email, '/admin/invitation'));
  const api = await request.newContext({ baseURL: product.url });
  const token = link.searchParams.get('token');
  const data = { token, password: PASSWORD, passwordConfirmation: PASSWORD };
  expect((await api.post('/api/staff-invitation', { data })).ok()).toBe(true);
  const signedIn = await api.post('/api/auth/admin-login', { data: { email, password: PASSWORD } });
  return { uid: (await signedIn.json()).user.uid, email, api };
}
