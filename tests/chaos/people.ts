/** The people of the load, made over the API: each with a session, an address of their own and a ticket. */
import pg from 'pg';
import type { Member } from './outcomes.ts';

const PASSWORD = 'tulipe-orage-cantine-48';
/** Their passwords are hashed, which takes a processor each. */
const AT_ONCE = 4;

interface Answered {
  cookie: string;
  body: { id?: string };
}

async function post(url: string, body: object, headers: Record<string, string>): Promise<Answered> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, body: (await answer.json()) as Answered['body'] };
}

async function member(url: string, n: number): Promise<Member> {
  const address = `192.0.2.${n + 1}`;
  const from = { 'x-forwarded-for': address };
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const account = { name: 'Éloïse Marchand', email: `chaos${n}@exemple.fr`, acceptTerms: true };
  const { cookie } = await post(`${url}/api/auth/register`, { ...account, ...passwords }, from);
  const question = { subject: 'Une question', message: 'Bonjour.', priority: 'medium' };
  const ticket = await post(`${url}/api/support-tickets`, question, { ...from, cookie });
  return { cookie, address, ticketId: ticket.body.id ?? '' };
}

export async function members(url: string, count: number): Promise<Member[]> {
  const made: Member[] = [];
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++) made.push(await member(url, n));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return made;
}

/** Their addresses are confirmed: an answer is mailed to them as it is given, not told of once a day. */
export async function confirmAddresses(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('update users set "isEmailVerified" = 1');
  await client.end();
}

/** Makes the first administrator with the link that a server printed; answers their cookie. */
export async function administrator(url: string, printed: string): Promise<string> {
  const token = /\/admin-setup\?token=(\S+)/.exec(printed)?.[1];
  const credentials = { email: 'camille@exemple.fr', password: PASSWORD };
  const names = { name: 'Camille Ardouin', passwordConfirmation: PASSWORD };
  await post(`${url}/api/admin-setup`, { ...credentials, ...names, token }, {});
  return (await post(`${url}/api/auth/admin-login`, credentials, {})).cookie;
}
