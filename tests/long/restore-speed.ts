/**
 * `pnpm restore-speed`: fills a scratch instance on each database with years of use, makes a
 * backup and restores it into either database. Prints the seconds of each; ends with 1 where a
 * restore takes longer than a minute on SQLite, or two into PostgreSQL.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, seconds } from '../bin/run.ts';
import { fillPostgres, fillSqlite } from '../scale/fill.ts';
import { startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { administrator } from './crowd.ts';

const BOUNDS_MS = { sqlite: 60_000, postgres: 120_000 };
type Kind = keyof typeof BOUNDS_MS;
const KINDS = Object.keys(BOUNDS_MS) as Kind[];

const folder = await mkdtemp(path.join(tmpdir(), 'parade-restore-'));

/** Prints how long a command took. The rows hold withdrawals outside the ledger: it may end with 1, but has to say this. */
async function timed(
  what: string,
  args: readonly string[],
  env: Record<string, string>,
  said: RegExp,
): Promise<number> {
  const { output, ms } = await run(process.execPath, args, { env });
  if (!said.test(output)) throw new Error(`${what}:\n${output.slice(0, 4000)}`);
  console.log(`${what.padEnd(40)} ${seconds(ms).padStart(8)}`);
  return ms;
}

/** Makes an instance, fills it and ends it; answers the environment of a command on it. */
async function filled(url: string): Promise<Record<string, string>> {
  const product = await startProduct({ LOG_LEVEL: 'error', DATABASE_URL: url });
  await administrator(product);
  await product.end();
  const { dataDir } = product;
  const key = await readFile(path.join(dataDir, 'document.key'), 'utf8');
  if (url) await fillPostgres(url, Buffer.from(key, 'hex'));
  else fillSqlite(path.join(dataDir, 'parade.sqlite'), Buffer.from(key, 'hex'));
  return { DATA_DIR: dataDir, DOCUMENT_KEY: key, DATABASE_URL: url, LOG_LEVEL: 'error' };
}

async function measure(from: Kind): Promise<void> {
  const server = from === 'postgres' ? await startPostgres() : undefined;
  const instance = await filled(server?.url ?? '');
  const backups = path.join(folder, from);
  try {
    await timed(
      `${from}: backup`,
      ['api/bin/parade.ts', 'backup', backups],
      instance,
      /^\d{7,} lignes/m,
    );
    const [name = ''] = await readdir(backups);
    for (const to of KINDS) {
      const target = to === 'postgres' ? await startPostgres() : undefined;
      const dataDir = path.join(folder, `${from}-${to}`);
      const ms = await timed(
        `${from}: restored into ${to}`,
        ['api/bin/parade.ts', 'restore', path.join(backups, name)],
        { ...instance, DATA_DIR: dataDir, DATABASE_URL: target?.url ?? '' },
        /^Restauré en/m,
      );
      if (ms > BOUNDS_MS[to]) process.exitCode = 1;
      await rm(dataDir, { recursive: true });
      await target?.stop();
    }
  } finally {
    await rm(String(instance.DATA_DIR), { recursive: true });
    await rm(backups, { recursive: true, force: true });
    await server?.stop();
  }
}

try {
  for (const kind of KINDS) await measure(kind);
} finally {
  await rm(folder, { recursive: true, force: true });
}
