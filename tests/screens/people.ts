/** People who open accounts, join the team and speak to the API. */
import { type APIRequestContext, request } from '@playwright/test';
import { linkIn } from '../support/mails.ts';
import type { Demo } from './demo.ts';
import type { Account } from './scene.ts';

export const PASSWORD = 'tulipe-orage-cantine-48';

export async function post<Answer>(
  api: APIRequestContext,
  url: string,
  data: object,
): Promise<Answer> {
  const answer = await api.post(url, { data });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Somebody whose password the demo printed. */
export function demoAccount(demo: Demo, name: string, email: string, staff?: true): Account {
  const password = demo.passwords.get(email);
  if (!password) throw new Error(`the demo has no ${email}`);
  return { name, email, password, staff };
}

/** Speaks to the API as this person. */
export async function signedIn(url: string, { email, password, staff }: Account) {
  const api = await request.newContext({ baseURL: url });
  await post(api, `/api/auth/${staff ? 'admin-login' : 'login'}`, { email, password });
  return api;
}

export async function register(url: string, name: string, email: string) {
  const api = await request.newContext({ baseURL: url });
  const { user } = await post<{ user: { uid: string } }>(api, '/api/auth/register', {
    name,
    email,
    phone: '06 39 98 12 34',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptTerms: true,
  });
  return { api, account: { name, email, password: PASSWORD, uid: user.uid } };
}

/** An address that nobody has yet: each width of a screen that uses one up takes its own. */
let people = 0;
export const newEmail = (name: string) => `${name}.${++people}@exemple.fr`;

/** The link of a mail that is on its way. */
export async function mailed(dataDir: string, email: string, target: string): Promise<string> {
  for (let trial = 0; trial < 100; trial++) {
    const link = await linkIn(dataDir, email, target).catch(() => undefined);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${email} that leads to ${target}`);
}

const NO_PERMISSION = {
  manageReports: false,
  managePayments: false,
  manageUsers: false,
  systemSettings: false,
};

/** Invites somebody, who may handle reports unless it is said otherwise; the mail with the link follows. */
export const invite = (
  office: APIRequestContext,
  name: string,
  email: string,
  may: object = { manageReports: true },
) =>
  post<{ id: string }>(office, '/api/admin/staff', {
    name,
    email,
    permissions: { ...NO_PERMISSION, ...may },
  });

/** Invites somebody and follows the link for them. */
export async function join(
  { url, dataDir }: Demo,
  office: APIRequestContext,
  name: string,
  email: string,
  may?: object,
): Promise<Account> {
  await invite(office, name, email, may);
  const token = new URL(await mailed(dataDir, email, '/admin/invitation')).searchParams.get(
    'token',
  );
  const api = await request.newContext({ baseURL: url });
  const data = { token, password: PASSWORD, passwordConfirmation: PASSWORD };
  await post(api, '/api/staff-invitation', data);
  return { name, email, password: PASSWORD, staff: true };
}
