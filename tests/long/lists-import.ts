/**
 * Imports public lists as their publishers make them, twice, into an empty
 * database of each kind. Prints entries and rate; ends with 1 where one cannot
 * be imported or its second import changes anything. The files stay outside of
 * the project: `node tests/long/lists-import.ts <folder>`, `LISTS=<folder>`,
 * or `../shared/data`. What is not there is left out.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run, seconds } from '../bin/run.ts';
import { startPostgres } from '../support/postgres.ts';

const folder = path.resolve(
  process.argv[2] ?? process.env.LISTS ?? path.join(ROOT, '../shared/data'),
);
const LISTS: readonly (readonly [adapter: string, file: string, source: string])[] = [
  ['domains', 'blocklistproject-phishing.txt', 'https://github.com/blocklistproject/Lists'],
  ['domains', 'blocklistproject-scam.txt', 'https://github.com/blocklistproject/Lists'],
  ['hosts', 'durablenapkin-hosts.txt', 'https://github.com/durablenapkin/scamblocklist'],
  ['polkadot-js', 'polkadot-js-phishing.json', 'https://github.com/polkadot-js/phishing'],
  ['polkadot-js', 'polkadot-js-addresses.json', 'https://github.com/polkadot-js/phishing'],
];
const there = LISTS.filter(([, file]) => existsSync(path.join(folder, file)));

interface Report {
  read: number;
  added: number;
  removed: number;
}

/** The one object that the command answers, between what it says meanwhile. */
const reportIn = (output: string): Report =>
  JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}');

/** Imports all that are there; how many they named and whether all went well. */
async function importAll(database: Record<string, string>, again: boolean) {
  let read = 0;
  let ms = 0;
  let well = true;
  for (const [adapter, file, source] of there) {
    const provenance = ['--title', file, '--source', source];
    const typed = ['lists', 'import', adapter, path.join(folder, file), ...provenance, '--json'];
    const args = ['api/bin/parade.ts', ...typed];
    const outcome = await run(process.execPath, args, { env: database });
    const report = reportIn(outcome.output);
    const changed = report.added + report.removed;
    if (!outcome.ok || (again && changed !== 0)) well = false;
    console.log(`${seconds(outcome.ms).padStart(7)}  ${file} ${JSON.stringify(report)}`);
    read += report.read;
    ms += outcome.ms;
  }
  const rate = Math.round((read / ms) * 1000).toLocaleString('en');
  console.log(`${read.toLocaleString('en')} entries in ${seconds(ms)}: ${rate} a second`);
  return well;
}

async function measure(name: string, database: Record<string, string>): Promise<void> {
  for (const again of [false, true]) {
    console.log(`\n── ${name}, ${again ? 'the same files again' : 'first import'}`);
    if (!(await importAll(database, again))) process.exitCode = 1;
  }
}

if (there.length === 0) {
  console.log(`No list in ${folder}.`);
} else {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parade-lists-'));
  const server = await startPostgres();
  try {
    await measure('SQLite', { DATA_DIR: dataDir, DATABASE_URL: '' });
    await measure('PostgreSQL', { DATA_DIR: dataDir, DATABASE_URL: server.url });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
