/**
 * `pnpm bench`: the landing page and the list of reports, served by the
 * product, by a bare `node:http` and (the page) by nginx where it is there; the
 * list by Directus too, where it can be installed (`BENCH_ONLY=peer`: that alone).
 * In turns, median of three. Fails below the targets.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/product.ts';
import { type Peer, startDirectus } from './directus.ts';
import { load, median, type Sample } from './load.ts';
import {
  type Plan,
  residentMegabytes,
  type ServerUnderTest,
  startBare,
  startNginx,
  startProduct,
  stop,
  stopAll,
} from './servers.ts';
import { fill, register } from './world.ts';

const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const LIST = '/api/reports?limit=20';
const TARGETS = { page: 0.9, list: 0.75, timesPeer: 20, idleMegabytes: 120 };
/** Written anew by each server for each answer. */
const PER_ANSWER = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The bytes as they travel: `fetch` would unpack them. */
function read(url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(
          ([name]) => !PER_ANSWER.includes(name),
        );
        const own = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        resolve({ status: response.statusCode ?? 0, headers: own, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
  });
}

interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
  servers: ServerUnderTest[];
  /** Share of the bare server's rate; undefined where only shown. */
  target?: number;
}

/** Whether all servers of a case send the same: else their rates say nothing. */
async function requireSameAnswers({ name, path: at, headers, servers }: Case): Promise<void> {
  const answers = await Promise.all(servers.map((server) => read(server.origin + at, headers)));
  const [first] = answers;
  for (const [index, answer] of answers.entries()) {
    if (answer.status !== 200 || !first?.body.equals(answer.body)) {
      throw new Error(`${name}: ${servers[index]?.name} sends other bytes than the product`);
    }
  }
}

/** Measures the servers of a case in turns, prints them, and tells whether the target is met. */
async function measure(at: Case): Promise<boolean> {
  await requireSameAnswers(at);
  const samples = new Map<string, Sample[]>(at.servers.map(({ name }) => [name, []]));
  for (const server of at.servers) await load(server, at.path, at.headers, 4); // warm
  for (let round = 0; round < ROUNDS; round++) {
    for (const server of at.servers) {
      samples.get(server.name)?.push(await load(server, at.path, at.headers, SECONDS));
    }
  }
  const of = (name: string, key: keyof Sample) =>
    median((samples.get(name) ?? []).map((sample) => sample[key]));
  // Round by round: what else the machine does then weighs on both alike.
  const ratioOf = (name: string) =>
    median(
      (samples.get(name) ?? []).map(
        (sample, round) =>
          sample.requestsPerSecond /
          (samples.get('node:http')?.[round]?.requestsPerSecond ?? Number.NaN),
      ),
    );
  for (const { name } of at.servers) {
    const cells = [
      at.name.padEnd(14),
      name.padEnd(12),
      of(name, 'requestsPerSecond').toFixed(0).padStart(10),
      `${of(name, 'p99')} ms`.padStart(9),
      `${of(name, 'cpuMicroseconds').toFixed(0)} µs`.padStart(9),
      ratioOf(name).toFixed(2).padStart(8),
    ];
    console.log(cells.join(' '));
  }
  const ratio = ratioOf('product');
  if (at.target === undefined || ratio >= at.target) return true;
  console.log(`FAIL ${at.name}: ${ratio.toFixed(2)} of node:http, ${at.target} is wanted`);
  return false;
}

/** The product's list beside a peer's, in turns: how many times its rate. */
async function comparePeer(product: ServerUnderTest, cookie: string, peer: Peer): Promise<boolean> {
  const answer = await read(peer.server.origin + peer.path, peer.headers);
  const { data } = JSON.parse(answer.body.toString()) as { data: unknown[] };
  const { items } = JSON.parse((await read(product.origin + LIST, { cookie })).body.toString());
  // The same reports in the same order, whatever else each says of them.
  const ids = (rows: unknown[]) => (rows as { id: string }[]).map(({ id }) => id).join();
  if (ids(data) !== ids(items)) throw new Error('the peer sends another page than the product');
  const sides = [
    { server: product, path: LIST, headers: { cookie }, samples: [] as Sample[] },
    { ...peer, samples: [] as Sample[] },
  ];
  for (const side of sides) await load(side.server, side.path, side.headers, 4); // warm
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, path: at, headers, samples } of sides) {
      samples.push(await load(server, at, headers, SECONDS));
    }
  }
  const [own, other] = sides.map(({ samples }) => samples) as [Sample[], Sample[]];
  for (const { server, samples } of sides) {
    const of = (key: keyof Sample) => median(samples.map((sample) => sample[key])).toFixed(0);
    console.log(
      `${'list, a peer'.padEnd(14)} ${server.name.padEnd(12)} ${of('requestsPerSecond').padStart(10)} ${`${of('p99')} ms`.padStart(9)} ${`${of('cpuMicroseconds')} µs`.padStart(9)}`,
    );
  }
  const times = median(
    own.map((sample, round) => sample.requestsPerSecond / (other[round]?.requestsPerSecond ?? 0)),
  );
  const load1 = loadavg()[0]?.toFixed(1);
  console.log(`list: ${times.toFixed(1)} times ${peer.server.name} (load ${load1})`);
  if (times >= TARGETS.timesPeer) return true;
  console.log(`FAIL list: ${TARGETS.timesPeer} times ${peer.server.name} is wanted`);
  return false;
}

async function idleMemory(product: ServerUnderTest): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const megabytes = residentMegabytes(product.pid);
  if (megabytes === null) {
    console.log('Idle memory: cannot be read on this system.');
    return true;
  }
  console.log(`Idle memory of the product: ${megabytes.toFixed(0)} MB resident`);
  if (megabytes < TARGETS.idleMegabytes) return true;
  console.log(`FAIL idle memory: less than ${TARGETS.idleMegabytes} MB is wanted`);
  return false;
}

async function planOf(product: ServerUnderTest, database: string, cookie: string): Promise<Plan> {
  const encodings = ['br', 'gzip'];
  const pages = await Promise.all(
    encodings.map(async (encoding) => {
      const { headers, body } = await read(`${product.origin}/`, { 'accept-encoding': encoding });
      if (headers['content-encoding'] !== encoding) throw new Error(`no page as ${encoding}`);
      return { encoding, headers, base64: body.toString('base64') };
    }),
  );
  const { headers: listHeaders } = await read(product.origin + LIST, { cookie });
  return { port: await freePort(), database, parameter: '?', pages, listHeaders };
}

async function bench(folder: string, web: string, data: string): Promise<boolean> {
  // A start that finds new code compiles it and is some 25 MB larger; people's servers did that once.
  await stop(await startProduct(folder));
  const product = await startProduct(folder);
  const results = [await idleMemory(product)];
  const cookie = await register(product.origin);
  const database = path.join(folder, 'parade.sqlite');
  fill(database);
  const peer = await startDirectus(data, database);
  if (peer) {
    results.push(await comparePeer(product, cookie, peer));
    await stop(peer.server);
  }
  if (process.env.BENCH_ONLY === 'peer') return results.every(Boolean);
  const plan = await planOf(product, database, cookie);
  const bare = await startBare('node:http', plan);
  const own: Plan = { ...plan, port: await freePort(), parameter: '+?' };
  const bareWithOwn = await startBare('node:http +?', own);
  const both = [product, bare];

  const [, gzip] = plan.pages;
  const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
  const identity = await read(`${product.origin}/`, {});
  const third = nginx && gzip ? [await startNginx(nginx, web, gzip, identity.body)] : [];

  const page = (encoding: string) => ({ path: '/', headers: { 'accept-encoding': encoding } });
  const { page: target, list } = TARGETS;
  const cases: Case[] = [
    { name: 'page, brotli', ...page('br'), servers: both, target },
    { name: 'page, gzip', ...page('gzip'), servers: [...both, ...third], target },
    {
      name: 'list',
      path: LIST,
      headers: { cookie },
      servers: [...both, bareWithOwn],
      target: list,
    },
  ];
  console.log(
    `\n${'request'.padEnd(14)} ${'server'.padEnd(12)} requests/s       p99       CPU    ratio`,
  );
  for (const each of cases) results.push(await measure(each));
  return results.every(Boolean);
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, loopback`);
const folder = await mkdtemp(path.join(tmpdir(), 'parade-bench-'));
const web = await mkdtemp(path.join(tmpdir(), 'parade-bench-web-'));
const data = await mkdtemp(path.join(tmpdir(), 'parade-bench-peer-'));
try {
  process.exitCode = (await bench(folder, web, data)) ? 0 : 1;
} finally {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
  await rm(web, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
}
