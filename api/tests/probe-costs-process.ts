/**
 * `probe-costs-process.ts <instant> <accounts>`: what each probe of the work costs the database of
 * DATABASE_URL or DATA_DIR, as `pnpm scale` has filled it until that instant. The outbox is as amid a
 * sending to every account: half of the copies left within the day, half wait. Prints p50 and p95 in
 * milliseconds; ends with 1 where a p95 is above the bound.
 */
import { type Db, openDatabase } from '@parade/db';
import { ports } from '../src/app/ports.ts';
import { databaseOf } from '../src/app/services.ts';
import { readEnv } from '../src/platform/env.ts';

const BOUND_MS = 100;
const TIMES = 20;
const AT_ONCE = 500;
/** As large as a mail is while it waits. */
const HTML = 'Un paragraphe de quelques mots. '.repeat(200);

const [instant = '', accounts = ''] = process.argv.slice(2);
const now = new Date(instant);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

function mail(at: number) {
  const left = at % 2 === 0;
  return {
    ...{ id: `probe-${String(at).padStart(8, '0')}`, to: `personne${at}@exemple.fr` },
    ...{ subject: 'Nouvelles', text: '', html: left ? '' : HTML, bulk: 1, attachment: null },
    ...{ createdAt: hoursAgo(23), nextAttemptAt: '2100-01-01T00:00:00.000Z', attempts: 1 },
    sentAt: left ? hoursAgo((at % 20) + 1) : null,
    failedAt: null,
    // Half of what waits was tried in vain.
    lastError: at % 4 === 1 ? 'ETIMEDOUT' : null,
  };
}

async function fillOutbox(db: Db): Promise<void> {
  for (let first = 0; first < Number(accounts); first += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, nth) => mail(first + nth));
    await db.insertInto('mail_outbox').values(rows).execute();
  }
}

const db = openDatabase(databaseOf(readEnv(process.env)));
await fillOutbox(db);
for (const { name, measure } of ports.probes) {
  const times: number[] = [];
  let value: number | undefined;
  for (let nth = 0; nth <= TIMES; nth++) {
    const from = performance.now();
    value = (await measure(db, now))?.value;
    // The first one warms up.
    if (nth > 0) times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(TIMES * share) - 1] ?? 0;
  const [p50, p95] = [at(0.5), at(0.95)];
  const late = p95 > BOUND_MS;
  if (late) process.exitCode = 1;
  const figures = [p50, p95].map((ms) => ms.toFixed(1).padStart(6)).join('');
  const reads = value === undefined ? 'too little' : value.toFixed(2);
  console.log(`probe ${name.padEnd(68)}${figures}  reads ${reads}${late ? '  above' : ''}`);
}
await db.destroy();
