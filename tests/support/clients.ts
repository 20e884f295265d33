/** Clients by the dozen: copies of one who registered, because hashing a password takes as long as a test's step. */
import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { fold } from '@parade/api/contract/text.ts';
import { request } from '@playwright/test';
import Database from 'better-sqlite3';
import { type Account, newEmail, register } from './people.ts';
import type { Product } from './product.ts';

type Row = Record<string, unknown>;

/** What the product stored of a registration, as it was before anything else happened to it. */
interface Model {
  user: Row;
  session: Row;
  welcome: Row;
  cookies: Awaited<ReturnType<Account['api']['storageState']>>['cookies'];
}

/** One for each product of this process, by the folder of its data. */
const models = new Map<string, Promise<Model>>();

export const open = ({ dataDir }: Product) =>
  new Database(path.join(dataDir, 'parade.sqlite'), { timeout: 10_000 });

async function makeModel(product: Product): Promise<Model> {
  const { uid, api } = await register(product);
  const { cookies } = await api.storageState();
  await api.dispose();
  const db = open(product);
  const read = (table: string, column: string) =>
    db.prepare<[string], Row>(`select * from ${table} where "${column}" = ?`).get(uid) ?? {};
  const user = read('users', 'id');
  const session = read('sessions', 'userId');
  const welcome = read('notifications', 'userId');
  db.close();
  return { user, session, welcome, cookies };
}

function insert(db: Database.Database, table: string, row: Row): void {
  const columns = Object.keys(row);
  const names = columns.map((column) => `"${column}"`);
  const values = columns.map((column) => `@${column}`);
  db.prepare(`insert into ${table} (${names}) values (${values})`).run(row);
}

/** Ids sort by the time they were made, as the product's own do. */
function newId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** Somebody has followed the link of their mail: from then on mails bring files. */
export function proveAddress(product: Product, { uid }: Account): void {
  const db = open(product);
  db.prepare('update users set "isEmailVerified" = 1 where id = ?').run(uid);
  db.close();
}

/**
 * An account as a registration leaves it, signed in and welcomed, with the
 * phone number and the password of all of the tests' people. Without what goes
 * out then: no mail was sent to it, no page was told of it, no journal has it.
 */
export async function newClient(product: Product, name = 'Éloïse Marchand'): Promise<Account> {
  const found = models.get(product.dataDir) ?? makeModel(product);
  models.set(product.dataDir, found);
  const { user, session, welcome, cookies } = await found;
  const now = Date.now();
  const at = new Date(now).toISOString();
  const since = { createdAt: at, updatedAt: at };
  const accepted = { termsAcceptedAt: at, adultDeclaredAt: at };
  const [uid, email, secret] = [newId(now), newEmail(), randomUUID()];
  const sessionId = createHash('sha256').update(secret).digest('hex');
  const db = open(product);
  db.transaction(() => {
    const own = { id: uid, email, name, nameFolded: fold(name) };
    insert(db, 'users', { ...user, ...own, ...since, ...accepted });
    insert(db, 'sessions', { ...session, id: sessionId, userId: uid, createdAt: at });
    insert(db, 'notifications', { ...welcome, id: newId(now), userId: uid, ...since });
  })();
  db.close();
  const storageState = { cookies: cookies.map((one) => ({ ...one, value: secret })), origins: [] };
  const api = await request.newContext({ baseURL: product.url, storageState });
  return { uid, email, api };
}
