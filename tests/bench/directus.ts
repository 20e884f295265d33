/**
 * A peer that people use: Directus, from the registry into a folder of its own outside of the
 * checkout, with the Node that it is made for. The first time takes minutes, since some of it is
 * compiled; later runs find it there.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { run } from '../bin/run.ts';
import { freePort } from '../support/product.ts';
import { type ServerUnderTest, start } from './servers.ts';

const [DIRECTUS, NODE] = ['directus@11.17.4', 'node@22.23.3'];
const INSTALL_MS = 15 * 60_000;
const BOOTSTRAP_MS = 3 * 60_000;
const PERSON = { email: 'mesure@example.com', password: 'tulipe-orage-cantine-48' };
const COLLECTION = 'bench_reports';
/** What the product's list answers of each report. */
const FIELDS = {
  ...{ id: 'string', reference: 'string', userId: 'string', userEmail: 'string', title: 'string' },
  ...{ fraudType: 'string', amount: 'float', status: 'string', date: 'string', adminNote: 'text' },
  ...{ recoveredAmount: 'float', createdAt: 'string', updatedAt: 'string' },
};

export interface Peer {
  server: ServerUnderTest;
  path: string;
  headers: Record<string, string>;
}

/** Installs what is pinned, unless it is there; answers what went wrong. */
async function install(folder: string, node: string): Promise<string | null> {
  const done = path.join(folder, '.installed');
  if (existsSync(done)) return null;
  console.log(`Installing ${DIRECTUS} into ${folder}: some minutes…`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--no-audit', '--no-fund', '--omit=dev'];
  // What is compiled must fit the Node that runs it, whichever the machine's own headers are of.
  const env = { npm_config_nodedir: path.dirname(path.dirname(node)) };
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  for (const [what, more] of [
    [NODE, {}],
    [DIRECTUS, { ...env, PATH }],
  ] as const) {
    const args = ['install', '--prefix', folder, ...quiet, what];
    const { ok, output } = await run('npm', args, { env: more, timeoutMs: INSTALL_MS });
    if (!ok) return output.slice(-600);
  }
  await writeFile(done, '');
  return null;
}

/** The product's reports as rows of Directus, with the index that the page wants. */
function fill(file: string, productFile: string): string {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 5000');
    database.prepare('attach ? as product').run(productFile);
    database.exec(`
      insert into ${COLLECTION} (${Object.keys(FIELDS).join(', ')})
      select reports.id, reports.reference, reports.userId, users.email, reports.title,
        reports.fraudType, reports.amountCents / 100.0, reports.status, reports.date,
        reports.adminNote, reports.recoveredAmountCents / 100.0, reports.createdAt, reports.updatedAt
      from product.reports join product.users on users.id = reports.userId;
      create index bench_page on ${COLLECTION} (userId, createdAt, id);
      analyze`);
    const own = database.prepare<[], { userId: string }>(
      `select userId from ${COLLECTION} group by userId order by count(*) desc limit 1`,
    );
    return own.get()?.userId ?? '';
  } finally {
    database.close();
  }
}

async function post(to: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Directus: ${await answer.text()}`);
  return (await answer.json()) as { data: { access_token?: string } };
}

/**
 * Directus with the product's reports on SQLite, and the page of twenty that its administrator is
 * answered: signed in, without the rights of others to look up. Null, and a line that says why,
 * where it cannot be installed.
 */
export async function startDirectus(data: string, productFile: string): Promise<Peer | null> {
  const folder = path.join(tmpdir(), `parade-bench-${DIRECTUS}-${NODE}`);
  const platform = `node-${process.platform}-${process.arch}`;
  const node = path.join(folder, 'node_modules/node/node_modules', platform, 'bin/node');
  const failure = await install(folder, node);
  if (failure !== null) {
    console.log(`Without Directus, which could not be installed: ${failure}`);
    return null;
  }
  // Not its `directus`, which asks the registry for news at each start.
  const cli = path.join(folder, 'node_modules/@directus/api/dist/cli/run.js');
  const port = await freePort();
  const file = path.join(data, 'directus.sqlite');
  const env = {
    ...{ DB_CLIENT: 'sqlite3', DB_FILENAME: file, CONFIG_PATH: path.join(data, 'none.env') },
    ...{ SECRET: 'only-for-a-measurement-on-loopback', ACCESS_TOKEN_TTL: '1d' },
    ...{ ADMIN_EMAIL: PERSON.email, ADMIN_PASSWORD: PERSON.password },
    ...{ STORAGE_LOCAL_ROOT: path.join(data, 'uploads'), EXTENSIONS_PATH: path.join(data, 'none') },
    ...{ HOST: '127.0.0.1', PORT: String(port), SERVE_APP: 'false', NODE_ENV: 'production' },
    ...{ TELEMETRY: 'false', LOG_LEVEL: 'error', RATE_LIMITER_ENABLED: 'false' },
    // It would refuse under a load that the others answer.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const { ok, output } = await run(node, [cli, 'bootstrap'], { env, timeoutMs: BOOTSTRAP_MS });
  if (!ok) throw new Error(`Directus: ${output}`);
  const server = await start('directus', port, node, [cli, 'start'], env, '/server/ping');
  const { data: session } = await post(`${server.origin}/auth/login`, PERSON);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const fields = Object.entries(FIELDS).map(([field, type]) => ({
    field,
    type,
    schema: field === 'id' ? { is_primary_key: true } : {},
  }));
  const collection = { collection: COLLECTION, schema: {}, meta: {}, fields };
  await post(`${server.origin}/collections`, collection, headers);
  const userId = fill(file, productFile);
  const query = new URLSearchParams({
    ...{ limit: '20', sort: '-createdAt,-id', fields: Object.keys(FIELDS).join(',') },
    'filter[userId][_eq]': userId,
  });
  return { server, path: `/items/${COLLECTION}?${query}`, headers };
}
