/**
 * `pnpm chaos`: three servers behind nginx on one PostgreSQL and one store, a mixed load with open
 * pages, and one fault after the other. `pnpm chaos <word>…` makes those whose name has one of
 * the words. Prints for each
 * what failed and how, what was confirmed, lost and doubled, and ends with 1 where a target is missed.
 */
import { hasNginx } from '../../api/tests/nginx.ts';
import { FAULTS, type Fault } from './faults.ts';
import { compare } from './ledger.ts';
import { administrator, confirmAddresses, members } from './people.ts';
import { type Stack, startStack } from './stack.ts';
import { missed, REQUESTS_PER_SECOND, type Row, table } from './table.ts';
import { startLoad, type Watch } from './watch.ts';

const PEOPLE = 75;
const STREAMS = 300;
/** The whole run ends by then, whatever hangs. */
const LONGEST_MS = 15 * 60_000;

/** `known`: what was wrong before. */
async function meet(fault: Fault, stack: Stack, load: Watch, known: Set<string>): Promise<Row> {
  const start = Date.now();
  const before = load.acknowledged.length;
  const error = await fault.make(stack).then(
    () => undefined,
    (thrown: unknown) => String(thrown),
  );
  const normalMs = await load.normalAfter(fault.isLasting ? start : Date.now());
  const { lost, doubled } = await compare(
    stack,
    load.acknowledged,
    load.acknowledged.slice(before),
  );
  const isNew = (word: string) => !known.has(word) && known.add(word);
  const outcomes = load.since(start);
  return {
    ...{ fault: fault.name, ms: Date.now() - start, outcomes, normalMs },
    ...{ lost: lost.filter(isNew), doubled: doubled.filter(isNew) },
    ...(error === undefined ? {} : { error }),
  };
}

async function chaos(faults: readonly Fault[], stack: Stack): Promise<boolean> {
  const staffCookie = await administrator(
    stack.url,
    stack.servers.map(({ output }) => output).join(''),
  );
  const people = await members(stack.url, PEOPLE);
  await confirmAddresses(stack.database.url);
  const alerts = await (await fetch(`${stack.url}/api/alerts`)).json();
  const { items } = alerts as { items: { slug: string }[] };
  const load = startLoad({
    ...{ url: stack.url, members: people, staffCookie, streams: STREAMS },
    alertPage: `/alertes/${items[0]?.slug}`,
    requestsPerSecond: REQUESTS_PER_SECOND,
  });
  // All pages are open.
  await load.normalAfter(Date.now());
  const known = new Set<string>();
  const rows: Row[] = [];
  for (const fault of faults) {
    const skipped = fault.skipped?.(stack);
    console.log(`── ${fault.name}${skipped ? `: skipped, ${skipped}` : ''}`);
    if (skipped) continue;
    const row = await meet(fault, stack, load, known);
    rows.push(row);
    for (const miss of missed(row)) console.log(`FAIL ${miss}`);
  }
  load.stop();
  console.log(`\n${table(rows)}`);
  const unexpected = stack.servers.flatMap(({ output }) =>
    output.split('\n').filter((line) => line.includes('"msg":"unexpected"')),
  );
  for (const line of unexpected.slice(0, 20)) console.log(`FAIL ${line}`);
  return unexpected.length === 0 && rows.every((row) => missed(row).length === 0);
}

const [, , ...words] = process.argv;
const faults = FAULTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
setTimeout(() => {
  console.log(`FAIL not at its end after ${LONGEST_MS / 60_000} minutes`);
  process.exit(1);
}, LONGEST_MS).unref();

if (faults.length === 0) {
  console.log(`No fault is called so. There are:\n${FAULTS.map(({ name }) => name).join('\n')}`);
  process.exitCode = 1;
} else if (hasNginx) {
  const stack = await startStack();
  process.exitCode = (await chaos(faults, stack).finally(() => stack.stop())) ? 0 : 1;
} else {
  console.log('skipped: nginx is not installed here (apt install nginx)');
}
