/** Staff of the tests' own, and how they come in. */
import { expect, request } from '@playwright/test';
import { open } from './clients.ts';
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
  // At once, whoever else of this product's team would have to confirm it.
  const granted = Object.keys(permissions).map((name) => `"${name}" = 1`);
  const db = open(product);
  db.prepare(
    `update admins set ${granted.join(', ')} where "userId" = (select id from users where email = ?)`,
  ).run(email);
  db.prepare(
    `delete from approvals where object = 'staff/' || (select id from users where email = ?)`,
  ).run(email);
  db.close();
  const signedIn = await api.post('/api/auth/admin-login', { data: { email, password: PASSWORD } });
  return { uid: (await signedIn.json()).user.uid, email, api };
}

/** Lets a quarter of an hour go by since somebody of the team signed in. */
export function aWhileSinceSignIn(product: Product, { uid }: Account): void {
  const db = open(product);
  db.prepare('update sessions set "confirmedAt" = ? where "userId" = ?').run(
    new Date(Date.now() - 15 * 60_000).toISOString(),
    uid,
  );
  db.close();
}

/** Lets a week go by since anybody left the team, and has nobody blocked in it: a demonstration's team of one waits no more. */
export function aWeekSinceAnybodyLeft(product: Product): void {
  const at = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
  const db = open(product);
  db.prepare(`update audit_events set "at" = ? where "objectType" = 'staff'`).run(at);
  db.prepare(
    `update admins set "acceptedAt" = null where "userId" in (select id from users where status <> 'active')`,
  ).run();
  db.close();
}

/** Leaves nobody in the team but these: whoever other tests brought in would be a second person. */
export function aTeamOf(product: Product, ...members: readonly Account[]): void {
  const db = open(product);
  const places = members.map(() => '?').join(', ');
  db.prepare(`update admins set "acceptedAt" = null where "userId" not in (${places})`).run(
    members.map(({ uid }) => uid),
  );
  db.close();
  aWeekSinceAnybodyLeft(product);
}
