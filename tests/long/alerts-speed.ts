/**
 * How fast the public base and the check answer over HTTP, on both databases,
 * with 10,000 and 1,000,000 alerts (`ROWS=` and `DIALECT=` for one of them).
 * Prints p50 and p95 of each kind of question; on SQLite the plans of the
 * statements behind them too. On PostgreSQL the index for many alerts is built while the product
 * answers, and an import into one stretch of its time follows. Ends with 1 where at a million
 * SQLite has a p95 above 30 ms or PostgreSQL above 50, or SQLite a plan that reads a whole table.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Server, startPostgres } from '../support/postgres.ts';
import { startProduct } from '../support/product.ts';
import { fillPostgres } from './alerts-filled-postgres.ts';
import { fillSqlite } from './alerts-filled-sqlite.ts';
import { buildBeside, importAtOnce } from './alerts-index.ts';
import { plansAreBounded } from './alerts-plans.ts';
import { checkQuestions, listQuestions, type Question } from './alerts-questions.ts';
import { figuresOf } from './statistics.ts';

const SIZES = (process.env.ROWS ?? '10000,1000000').split(',').map(Number);
const DIALECTS = (process.env.DIALECT ?? 'sqlite,postgres').split(',');
const TIMES = Number(process.env.TIMES ?? 60);
/** Asked before the clock runs: the figures are a running server's, not those of code that was never run. */
const WARM = 10;
/** What each database needs beside the product. */
const SERVERS: Record<string, () => Promise<Server | undefined>> = {
  sqlite: async () => undefined,
  postgres: startPostgres,
};
const MILLION = 1_000_000;
/** The slowest p95 that may be, in milliseconds. */
const TO_REACH: Record<string, number> = { sqlite: 30, postgres: 50 };

/** The slowest p95 of those that are judged, in milliseconds. */
async function measure(questions: Iterable<Question>): Promise<number> {
  let slowest = 0;
  console.log(`${'ms over HTTP'.padEnd(44)}     p50     p95     max`);
  for (const { name, judged, ask } of questions) {
    for (let at = 0; at < WARM; at++) await (await ask())();
    const times: number[] = [];
    for (let at = 0; at < TIMES; at++) {
      const send = await ask();
      const start = performance.now();
      await send();
      times.push(performance.now() - start);
    }
    const { p50, p95, max } = figuresOf(times);
    const figures = [p50, p95, max].map((ms) => ms.toFixed(1).padStart(8)).join('');
    console.log(`${name.padEnd(44)}${figures}${judged ? '' : '  (not judged)'}`);
    if (judged) slowest = Math.max(slowest, p95);
  }
  return slowest;
}

async function run(dialect: string, rows: number): Promise<boolean> {
  console.log(`\n── ${dialect}, ${rows.toLocaleString('en')} alerts`);
  const log = path.join(tmpdir(), `parade-statements-${process.pid}-${rows}.log`);
  const server = await SERVERS[dialect]?.();
  const product = await startProduct({
    // Each question comes from another address: no limit of one stands in the way.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    ...(server
      ? { DATABASE_URL: server.url }
      : {
          NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'statement-log.ts')}`,
          STATEMENT_LOG: log,
        }),
  });
  try {
    const file = path.join(product.dataDir, 'parade.sqlite');
    const start = performance.now();
    const facets = server ? await fillPostgres(server.url, rows) : fillSqlite(file, rows);
    console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    const questions = [
      ...(await listQuestions(product.url, rows, facets)),
      ...checkQuestions(product.url, rows),
    ];
    const [first] = questions.filter(({ judged }) => !judged);
    if (server && first) await buildBeside(server.url, first);
    let slowest = await measure(questions);
    if (server && rows >= MILLION) {
      await importAtOnce(server.url);
      slowest = Math.max(slowest, await measure(questions));
    }
    console.log(`slowest p95 that is judged: ${slowest.toFixed(1)} ms`);
    const isQuick = rows < MILLION || slowest <= (TO_REACH[dialect] ?? 0);
    return (server !== undefined || plansAreBounded(file, log)) && isQuick;
  } finally {
    await product.stop();
    await server?.stop();
  }
}

for (const dialect of DIALECTS) {
  for (const rows of SIZES) if (!(await run(dialect, rows))) process.exitCode = 1;
}
