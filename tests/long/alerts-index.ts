/** PostgreSQL's index for many alerts, built while the product answers; and an import into one stretch of its time. */
import pg from 'pg';
import { alertSearch, openDatabase } from '../../db/index.ts';
import type { Question } from './alerts-questions.ts';
import { figuresOf } from './statistics.ts';

const IMPORTED = 50_000;
const AT_ONCE = 250;

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);

/** Builds it beside the product, which is asked meanwhile. */
export async function buildBeside(url: string, question: Question): Promise<void> {
  const db = openDatabase({ url, file: '' });
  const start = performance.now();
  let isBuilding = true;
  const building = alertSearch(db)
    .keepLarge(db)
    .finally(() => {
      isBuilding = false;
    });
  const times: number[] = [];
  let refused = 0;
  while (isBuilding) {
    const send = await question.ask();
    const from = performance.now();
    // On a machine that has much else to do, one may run out of patience.
    await send().catch(() => refused++);
    times.push(performance.now() - from);
  }
  await building;
  await db.destroy();
  const { p50, p95, max } = figuresOf(times);
  console.log(
    `index built in ${seconds(start)} s; meanwhile « ${question.name} »: ${p50.toFixed(1)} p50, ${p95.toFixed(1)} p95, ${max.toFixed(0)} at most, ${refused} of ${times.length} refused`,
  );
  const [sizes] = await asked(
    url,
    `select pg_size_pretty(pg_relation_size(to_regclass('alerts_grams'))) as grams,
      pg_size_pretty(pg_relation_size('alerts_text')) as trigrams,
      pg_size_pretty(pg_relation_size('alerts')) as texts`,
  );
  console.log(`on the disk: ${JSON.stringify(sizes)}`);
}

/** Copies the newest texts, all within a minute after the last one. */
export async function importAtOnce(url: string): Promise<void> {
  const start = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let at = 0; at < IMPORTED; at += AT_ONCE) {
    await client.query(
      `insert into alerts (position, id, slug, title, description, "perpetratorInfo", "fraudType",
        country, region, "amountCents", "meTooCount", status, "dateOfFraud", source, "firstSeenAt",
        "lastSeenAt", "createdAt", "updatedAt", "searchText")
      select last + 4096 * row_number() over (), 'import-' || position, 'import-' || position, title,
        description, "perpetratorInfo", "fraudType", country, region, "amountCents", "meTooCount",
        status, "dateOfFraud", 'import', "firstSeenAt", "lastSeenAt", "createdAt", "updatedAt",
        "searchText"
      from (select max(position) as last from alerts) as newest, lateral
        (select * from alerts where source = 'bench' order by position desc
          offset $1 limit ${AT_ONCE}) as texts`,
      [at],
    );
  }
  await client.end();
  const each = (performance.now() - start) / IMPORTED;
  console.log(`\n${IMPORTED} imported at one moment: ${each.toFixed(2)} ms each; then`);
}

async function asked(url: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}
