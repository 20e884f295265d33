/**
 * `pnpm memory`: the memory of one process on SQLite with years of use (100,000 reports, 50,000
 * accounts, 5,000 alerts), at rest and in everything that takes some. Prints for each its own
 * memory at the most, the same with the pages of the database that it maps, which the system takes
 * back at need, and its own afterwards. Ends with 1 where its own goes above what
 * docs/operation.md says.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { run } from '../bin/run.ts';
import { fillSqlite } from '../scale/fill.ts';
import { underLoad } from '../scale/load.ts';
import { asNpmStarts, startProduct } from '../support/product.ts';
import { fillSqlite as fillAlerts } from './alerts-filled-sqlite.ts';
import { administrator, memory, post, register, signInStaff } from './crowd.ts';

const BOUND_MB = 1800;
const ALERTS = 5000;
const STREAMS = 300;
/** The cap of the product, for one person. */
const STREAMS_EACH = 12;
const UPLOADS_AT_ONCE = 12;
const EVERY_MS = 50;
const SETTLE_MS = 5000;
const PATIENCE_MS = 300_000;

/** As `npm start` runs it; the load's people come from addresses of their own. */
const SETTINGS = { ...asNpmStarts(), LOG_LEVEL: 'error', TRUST_PROXY: '1' };

const first = await startProduct({ LOG_LEVEL: 'error' });
await administrator(first);
await first.end();
const key = Buffer.from(await readFile(path.join(first.dataDir, 'document.key'), 'utf8'), 'hex');
fillSqlite(path.join(first.dataDir, 'parade.sqlite'), key);
fillAlerts(path.join(first.dataDir, 'parade.sqlite'), ALERTS);

const product = await startProduct(SETTINGS, first.dataDir);
await first.stop();
let highest = 0;

const own = () => memory(product, 'RssAnon');

/** Does something, and prints the memory meanwhile and some seconds later. */
async function during(what: string, work: () => Promise<unknown>): Promise<void> {
  let [most, mapped] = [0, 0];
  const watch = setInterval(() => {
    most = Math.max(most, own());
    mapped = Math.max(mapped, memory(product));
  }, EVERY_MS);
  const start = performance.now();
  let seconds: number;
  try {
    await work();
    seconds = (performance.now() - start) / 1000;
    await pause(SETTLE_MS);
  } finally {
    clearInterval(watch);
  }
  highest = Math.max(highest, most);
  console.log(
    `${what.padEnd(44)} ${seconds.toFixed(0).padStart(4)} s ${String(most).padStart(5)} MB ${String(mapped).padStart(5)} MB mapped ${String(own()).padStart(5)} MB after`,
  );
}

try {
  await during('at its start', async () => {});
  const cookie = await signInStaff(product, 'camille@exemple.fr', '203.0.113.200');
  const headers = { cookie, 'content-type': 'application/json' };
  const ask = async (method: string, to: string, body?: object) => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await fetch(product.url + to, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    return answer;
  };
  const read = async (to: string) => (await ask('GET', to)).json();
  async function until(to: string, isSo: (found: never) => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo((await read(to)) as never)) {
      if (performance.now() > end) throw new Error(`${to}: not within five minutes`);
      await pause(500);
    }
  }

  const people = await Promise.all(
    Array.from({ length: STREAMS / STREAMS_EACH }, (_, nth) =>
      register(product, `personne-${nth}@exemple.fr`, `192.0.2.${nth}`),
    ),
  );
  const closed = new AbortController();
  await during('mixed load with 300 open pages', async () => {
    for (const one of people) {
      for (let nth = 0; nth < STREAMS_EACH; nth++) {
        await fetch(`${product.url}/api/live`, { headers: { cookie: one }, signal: closed.signal });
      }
    }
    await underLoad(product);
    // How quick it is `pnpm scale` judges, on a machine of its own.
    process.exitCode = 0;
  });

  const side = { width: 7000, height: 7000 };
  const photo = await sharp({ create: { ...side, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
  await during('largest photographs, 12 at once', async () => {
    for (const one of people.slice(0, 5)) {
      const upload = async () => {
        const body = new FormData();
        body.set('file', new File([new Uint8Array(photo)], 'preuve'));
        const sent = { method: 'POST', body, headers: { cookie: one } };
        const answer = await fetch(`${product.url}/api/documents`, sent);
        if (!answer.ok) throw new Error(await answer.text());
      };
      await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
    }
  });

  for (const list of ['reports', 'audit-events']) {
    await during(`CSV of ${list}`, async () => {
      await (await ask('GET', `/api/admin/${list}.csv`)).arrayBuffer();
    });
  }

  const environment = { DATA_DIR: product.dataDir, LOG_LEVEL: 'error', DATABASE_URL: '' };
  await during('beside a backup and its rehearsal', async () => {
    const folder = path.join(product.dataDir, 'backups');
    const args = ['api/bin/parade.ts', 'backup', '--verify', folder];
    const { output } = await run(process.execPath, args, { env: environment });
    // The rows hold withdrawals outside the ledger, and it ends with this once it read everything.
    if (!/comptes ne tombent pas juste/.test(output)) throw new Error(output.slice(0, 4000));
  });

  await during('retention, its trial and the removal', async () => {
    for (const kind of ['trial', 'removal']) {
      const { items } = (await read('/api/admin/retention-runs')) as { items: { id: string }[] };
      const basis = kind === 'removal' ? { basis: items[0]?.id } : {};
      await post(product, '/api/admin/retention-runs', { kind, ...basis }, { cookie });
      await until(
        '/api/admin/retention-runs',
        ({ items: [run] }: { items: { state: string }[] }) => run?.state !== 'running',
      );
    }
  });

  await during('a publication', async () => {
    await post(product, '/api/admin/site-settings/publication', {}, { cookie });
    await until(
      '/api/admin/site-settings/publication',
      ({ recent: [newest] }: { recent: { state: string }[] }) =>
        newest?.state === 'published' || newest?.state === 'failed',
    );
  });

  await during('a notification to everybody', async () => {
    const notice = { userId: 'all', title: 'Maintenance', message: 'Ce soir à 22 heures.' };
    await post(product, '/api/admin/notifications', notice, { cookie });
    await until(
      '/api/admin/notifications?range=[0,0]&sort=["createdAt","DESC"]',
      ([sent]: { finishedAt: string | null }[]) => sent?.finishedAt != null,
    );
  });

  closed.abort();
  await during('at rest afterwards', () => pause(20_000));
  console.log(`${highest} MB of its own at the most (at most ${BOUND_MB})`);
  if (highest > BOUND_MB) process.exitCode = 1;
} finally {
  await product.stop();
}
