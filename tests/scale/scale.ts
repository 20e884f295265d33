/**
 * `pnpm scale sqlite|postgres`: fills a scratch instance with years of use and
 * prints how fast every list of the back office and its summary answer over HTTP,
 * p50 and p95 in milliseconds, with what each took of the product's own processor time,
 * which a busy machine changes little; then how fast a counterparty is found again among a
 * million, what a visitor feels of a busy back office, and what each probe of the work
 * costs. Ends with 1 where a p95 is above the bound. `TIMES=` asks more often, `ONLY=`
 * asks what has this in its name, `links`, `load` and `probes` these three.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { run } from '../bin/run.ts';
import { administrator } from '../long/crowd.ts';
import { figuresOf } from '../long/statistics.ts';
import { startPostgres } from '../support/postgres.ts';
import { processorMs } from '../support/processor-time.ts';
import { startProduct } from '../support/product.ts';
import { fillPostgres, fillSqlite } from './fill.ts';
import { linksAreQuick } from './links.ts';
import { underLoad } from './load.ts';
import { questions } from './questions.ts';
import { questionsOfCases } from './questions-of-cases.ts';
import { END, SIZES } from './rows.ts';

const BOUND_MS = 50;
const TIMES = Number(process.env.TIMES ?? 20);
const ONLY = process.env.ONLY ?? '';
const database = process.argv[2] ?? 'sqlite';
if (database !== 'sqlite' && database !== 'postgres') {
  throw new Error('pnpm scale sqlite, or pnpm scale postgres');
}

const server = database === 'postgres' ? await startPostgres() : undefined;
const product = await startProduct({
  LOG_LEVEL: 'error',
  ...(server ? { DATABASE_URL: server.url } : {}),
});
try {
  const cookie = await administrator(product);
  const start = performance.now();
  const key = Buffer.from(readFileSync(path.join(product.dataDir, 'document.key'), 'utf8'), 'hex');
  if (server) await fillPostgres(server.url, key);
  else fillSqlite(path.join(product.dataDir, 'parade.sqlite'), key);
  // The server closed what was silent meanwhile; nobody heard of it while rows were written.
  await setTimeout(100);
  console.log(`${database}, filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);

  console.log(`${'ms over HTTP'.padEnd(74)}   p50   p95  busy    rows`);
  let slow = 0;
  for (const { name, path: pathOf } of [...questions(), ...questionsOfCases()]) {
    if (!name.includes(ONLY)) continue;
    const times: number[] = [];
    let found = '';
    let before = 0;
    for (let nth = 0; nth <= TIMES; nth++) {
      if (nth === 1) before = processorMs(product.pid).own;
      const from = performance.now();
      const asked = pathOf(nth);
      const answer = await fetch(product.url + asked, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${asked}: ${answer.status}`);
      // The first one warms up.
      if (nth > 0) times.push(performance.now() - from);
      found = answer.headers.get('content-range')?.split('/')[1] ?? '';
    }
    const { p50, p95 } = figuresOf(times);
    const late = p95 > BOUND_MS;
    if (late) slow++;
    const busy = (processorMs(product.pid).own - before) / TIMES;
    const figures = [p50, p95, busy].map((ms) => ms.toFixed(1).padStart(6)).join('');
    console.log(`${name.padEnd(74)}${figures}${found.padStart(8)}${late ? '  above' : ''}`);
  }
  console.log(`above ${BOUND_MS} ms at p95: ${slow}`);
  if (slow > 0) process.exitCode = 1;
  if (ONLY === '' || ONLY === 'links') {
    const location = { url: server?.url, file: path.join(product.dataDir, 'parade.sqlite') };
    if (!(await linksAreQuick(location, key, BOUND_MS))) process.exitCode = 1;
  }
  if (ONLY === '' || ONLY === 'load') await underLoad(product);
  if (ONLY === '' || ONLY === 'probes') {
    const filled = [new Date(END).toISOString(), String(SIZES.accounts)];
    const env = { DATA_DIR: product.dataDir, DATABASE_URL: server?.url ?? '' };
    const script = 'api/tests/probe-costs-process.ts';
    const { ok } = await run(process.execPath, [script, ...filled], { env, stream: true });
    if (!ok) process.exitCode = 1;
  }
} finally {
  await product.stop();
  await server?.stop();
}
