/**
 * The data that most products of a run begin with: migrated, with one
 * administrator who is signed in. Made once, before the workers; each product
 * has a copy.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { type Account, PASSWORD, setUp } from './people.ts';
import { type Product, startProduct } from './product.ts';

interface Administrator {
  uid: string;
  email: string;
  session: Awaited<ReturnType<APIRequestContext['storageState']>>;
  /** Of the link that made them. */
  setupToken: string;
}

/** Where the run's workers find it. */
const VARIABLE = 'PARADE_TEMPLATE';
const fileOf = (template: string) => path.join(template, 'administrator.json');
const dataOf = (template: string) => path.join(template, 'data');

function template(): string {
  const folder = process.env[VARIABLE];
  if (!folder) throw new Error(`${VARIABLE} names no folder: the set-up has not run`);
  return folder;
}

async function administrator(): Promise<Administrator> {
  return JSON.parse(await readFile(fileOf(template()), 'utf8'));
}

async function startWith(settings: Record<string, string>): Promise<Product> {
  const product = await startProduct(settings, dataOf(template()));
  const { setupToken } = await administrator();
  await showPresence(product);
  return { ...product, setupLink: `${product.url}/admin-setup?token=${setupToken}` };
}

/** The administrator signed in when the template was made: a while ago, at the end of a run. */
async function showPresence(product: Product): Promise<void> {
  const { api } = await administratorOf(product);
  const answer = await api.post('/api/me/confirmation', { data: { password: PASSWORD } });
  if (!answer.ok()) throw new Error(await answer.text());
  await api.dispose();
}

let outside: Promise<string> | undefined;
/** An outside host that takes each publication and does nothing with it: a build of the site is five seconds of a core. */
async function outsideHost(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port for the host');
  return `http://127.0.0.1:${address.port}/`;
}

/**
 * A product whose administrator is there, and nobody else. Its site stays as
 * it was built with the product, whatever is published.
 */
export async function startFilledProduct(settings: Record<string, string> = {}): Promise<Product> {
  outside ??= outsideHost();
  return startWith({ SITE_PUBLISH_HOOK: await outside, ...settings });
}

/** The same, which builds its site itself. */
export const startPublishingProduct = (): Promise<Product> => startWith({});

/** The administrator of such a product. */
export async function administratorOf({ url }: Product): Promise<Account> {
  const { uid, email, session } = await administrator();
  return { uid, email, api: await request.newContext({ baseURL: url, storageState: session }) };
}

/** Playwright's global set-up; what it answers is called at the end. */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-template-'));
  process.env[VARIABLE] = folder;
  const product = await startProduct();
  const { uid, email, api } = await setUp(product);
  const setupToken = new URL(product.setupLink).searchParams.get('token') ?? '';
  const found: Administrator = { uid, email, session: await api.storageState(), setupToken };
  await writeFile(fileOf(folder), JSON.stringify(found));
  await product.end();
  await cp(product.dataDir, dataOf(folder), { recursive: true });
  await product.stop();
  return () => rm(folder, { recursive: true, force: true });
}
