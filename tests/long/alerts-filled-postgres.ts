/** The same base on PostgreSQL. */
import pg from 'pg';
import { type AlertRow, alertRows, type Facets, facetsOf } from './alerts-rows.ts';

const AT_ONCE = 2000;

const ALERTS = `insert into alerts (position, id, slug, title, description,
    "perpetratorInfo", "fraudType", country, region, "amountCents", "meTooCount", status,
    "dateOfFraud", source, "firstSeenAt", "lastSeenAt", "createdAt", "updatedAt", "searchText")
  select position, id, id, title, description, "perpetratorInfo", "fraudType", country, '',
    "amountCents", "meTooCount", 'verified', '2026-10-02', 'bench', "createdAt", "createdAt",
    "createdAt", "createdAt", "searchText"
  from jsonb_to_recordset($1) as r(position bigint, id text, title text, description text,
    "perpetratorInfo" text, "fraudType" text, country text, "amountCents" bigint,
    "meTooCount" integer, "createdAt" text, "searchText" text)`;
const INDICATORS = `insert into alert_indicators (id, "alertId", kind, value, display)
  select id, id, 'domain', site, site from jsonb_to_recordset($1) as r(id text, site text)`;

/** `url`: the product's database. */
export async function fillPostgres(url: string, rows: number): Promise<Facets> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: samples } = await client.query(
    'select "fraudType", country, "searchText" from alerts',
  );
  const facets = facetsOf(samples);
  // As on SQLite: made at the end they are the same.
  const { rows: later } = await client.query<{ name: string; sql: string }>(
    `select quote_ident(indexname) as name, indexdef as sql from pg_indexes
      where tablename in ('alerts', 'alert_indicators')
      and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of later) await client.query(`drop index ${name}`);
  let waiting: AlertRow[] = [];
  const write = async () => {
    const json = JSON.stringify(waiting);
    await client.query(ALERTS, [json]);
    await client.query(INDICATORS, [json]);
    waiting = [];
  };
  for (const row of alertRows(rows, facets)) {
    waiting.push(row);
    if (waiting.length === AT_ONCE) await write();
  }
  await write();
  await client.query("set maintenance_work_mem = '1GB'");
  for (const { sql } of later) await client.query(sql);
  await client.query('vacuum analyze');
  await client.end();
  return facets;
}
