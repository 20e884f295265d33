/**
 * A thousand open live streams of one process, several times over: everybody is
 * told, one person has no more than their share, whoever leaves is forgotten,
 * and the memory comes back. Ends with 1 where it does not.
 */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../support/product.ts';
import { administrator, expectLevel, memory, post, register, startBehindProxy } from './crowd.ts';

const STREAMS = 1000;
/** The cap of the product. */
const EACH = 12;
const PEOPLE = Math.ceil(STREAMS / EACH);
const ROUNDS = 6;
const PATIENCE_MS = 60_000;
/** What the heap may keep of what it once needed, in MB. */
const SLACK_MB = 40;

async function until(what: string, isSo: () => boolean): Promise<number> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`not within a minute: ${what}`);
    await pause(20);
  }
  return Math.round(performance.now() - start);
}

/** Forty people share an address: what one may register and open is bounded too. */
const addressOf = (person: number) => `192.0.2.${1 + Math.floor(person / 40)}`;

interface Stream {
  response: IncomingMessage;
  told: boolean;
  closed: boolean;
}

function open(product: Product, cookie: string, person: number): Promise<Stream> {
  const headers = { cookie, 'x-forwarded-for': addressOf(person) };
  return new Promise((resolve, reject) => {
    get(`${product.url}/api/live`, { agent: false, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream: ${response.statusCode}`));
      const stream = { response, told: false, closed: false };
      response.on('data', (bytes: Buffer) => {
        if (bytes.includes('"topic":"notifications"')) stream.told = true;
      });
      response.on('close', () => (stream.closed = true)).on('error', () => {});
      resolve(stream);
    }).on('error', reject);
  });
}

async function round(product: Product, admin: string, cookies: readonly string[]): Promise<void> {
  const streams: Stream[] = [];
  for (const [person, cookie] of cookies.entries()) {
    const own = Array.from({ length: EACH }, () => open(product, cookie, person));
    streams.push(...(await Promise.all(own)));
  }
  const full = memory(product);
  const notice = { userId: 'all', title: 'Maintenance', message: 'Ce soir à 22 heures.' };
  await post(product, '/api/admin/notifications', notice, { cookie: admin });
  const ms = await until('everybody is told', () => streams.every(({ told }) => told));
  const [first = ''] = cookies;
  const more = await open(product, first, 0);
  await until('the oldest goes', () => streams.some(({ closed }) => closed));
  await pause(200);
  const gone = streams.filter(({ closed }) => closed).length;
  if (gone !== 1) throw new Error(`${gone} streams ended for one too many`);
  for (const { response } of [...streams, more]) response.destroy();
  console.log(`${streams.length} streams: ${full} MB, the last was told after ${ms} ms`);
}

const product = await startBehindProxy();
try {
  const admin = await administrator(product);
  const cookies: string[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    cookies.push(await register(product, `personne${person}@exemple.fr`, addressOf(person)));
  }
  console.log(`${memory(product)} MB before`);
  const after: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    await round(product, admin, cookies);
    await pause(10_000);
    after.push(memory(product));
    console.log(`${after.at(-1)} MB once they are closed`);
  }
  expectLevel(after, SLACK_MB);
  if (/"level":"?(50|error)/.test(product.output())) throw new Error(product.output());
} finally {
  await product.stop();
}
