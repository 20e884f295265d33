/** The tests' people: their accounts, sessions and mails, made over the API. */
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { linkIn } from './mails.ts';
import type { Product } from './product.ts';

/** Strong enough for clients and staff. */
export const PASSWORD = 'tulipe-orage-cantine-48';

let people = 0;
/** An address that nobody else in this run has. */
export const newEmail = (name = 'victime') => `${name}.${process.pid}.${++people}@exemple.fr`;

export interface Account {
  uid: string;
  email: string;
  /** Speaks to the API with this account's session. */
  api: APIRequestContext;
}

async function account(product: Product, path: string, body: object): Promise<Account> {
  const api = await request.newContext({ baseURL: product.url });
  // Else the limit of an address would refuse whoever comes late to a long run.
  const headers = { 'x-forwarded-for': `198.51.100.${people % 250}` };
  const answer = await api.post(path, { data: body, headers });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { uid: string; email: string } };
  return { uid: user.uid, email: user.email, api };
}

/** Opens an account over the API. */
export function register(product: Product, name = 'Éloïse Marchand'): Promise<Account> {
  return account(product, '/api/auth/register', {
    name,
    email: newEmail(),
    phone: '06 39 98 12 34',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptTerms: true,
  });
}

/** Makes the first administrator by the printed link, and signs them in. */
export async function setUp(product: Product): Promise<Account> {
  const token = new URL(product.setupLink).searchParams.get('token');
  const credentials = { email: newEmail('camille'), password: PASSWORD };
  const api = await request.newContext({ baseURL: product.url });
  const made = await api.post('/api/admin-setup', {
    data: { ...credentials, token, name: 'Camille Ardouin', passwordConfirmation: PASSWORD },
  });
  expect(made.status()).toBe(201);
  await api.dispose();
  return account(product, '/api/auth/admin-login', credentials);
}

/** Gives the page an account's session. */
export async function signInAs(page: Page, { api }: Account): Promise<void> {
  await page.context().addCookies((await api.storageState()).cookies);
}

/** The link of the newest mail to an address that leads to this path, once it is there. */
export async function mailedLink({ dataDir }: Product, to: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await linkIn(dataDir, to, path);
    expect(link).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}

/** Files a report over the API; answers its id and reference. */
export async function fileReport(person: Account, changes: object = {}) {
  const answer = await person.api.post('/api/reports', {
    data: {
      title: 'Faux conseiller bancaire',
      fraudType: 'Phishing',
      description: 'Un homme m’a appelée en se disant de ma banque.',
      date: '2026-10-02',
      amount: 6200,
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; reference: string };
}
