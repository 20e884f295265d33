/** A public base of many alerts, written beside the running product. */
import Database from 'better-sqlite3';
import { alertRows, type Facets, facetsOf } from './alerts-rows.ts';

/** `file`: the product's database. */
export function fillSqlite(file: string, rows: number): Facets {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  database.pragma('synchronous = OFF');
  const facets = facetsOf(
    database
      .prepare<[], { fraudType: string; country: string; searchText: string }>(
        'select "fraudType", country, "searchText" from alerts',
      )
      .all(),
  );
  // Row by row they would take an hour; made at the end they are the same.
  const later = database
    .prepare<[], { type: string; name: string; sql: string }>(
      `select type, name, sql from sqlite_master
        where tbl_name in ('alerts', 'alert_indicators') and type in ('index', 'trigger')
        and sql is not null`,
    )
    .all();
  for (const { type, name } of later) database.exec(`drop ${type} "${name}"`);
  const alert = database.prepare(`insert into alerts (position, id, slug, title, description,
      "perpetratorInfo", "fraudType", country, region, "amountCents", "meTooCount", status,
      "dateOfFraud", source, "firstSeenAt", "lastSeenAt", "createdAt", "updatedAt", "searchText")
    values (@position, @id, @id, @title, @description, @perpetratorInfo, @fraudType, @country, '',
      @amountCents, @meTooCount, 'verified', '2026-10-02', 'bench', @createdAt, @createdAt,
      @createdAt, @createdAt, @searchText)`);
  const indicator = database.prepare(`insert into alert_indicators
    (id, "alertId", kind, value, display) values (@id, @id, 'domain', @site, @site)`);
  database.transaction(() => {
    for (const row of alertRows(rows, facets)) {
      alert.run(row);
      indicator.run(row);
    }
    for (const [table, which] of [
      ['alert_index', ''],
      ['alert_sample', 'and position % 64 = 0'],
    ]) {
      database.exec(`insert into ${table} (rowid, text)
        select position, "searchText" from alerts
        where source = 'bench' ${which} order by position`);
    }
    for (const { sql } of later) database.exec(sql);
  })();
  database.close();
  return facets;
}
