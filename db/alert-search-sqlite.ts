import { sql } from 'kysely';
import {
  type AlertQuery,
  type AlertSearch,
  type FoundAlerts,
  SORT_COLUMN,
} from './alert-search.ts';
import { findSorted, type Match } from './alert-search-sorted.ts';
import type { DbOrTrx } from './transaction.ts';

/** How many trigrams of a search are looked up; the texts found by them are compared whole. */
const TRIGRAMS = 3;

const INDEX =
  'content=\'\', contentless_delete=1, detail=none, tokenize="trigram case_sensitive 1"';

const added = `
  insert into alert_index (rowid, text)
    select new."position", new."searchText" where new."status" = 'verified';
  insert into alert_sample (rowid, text)
    select new."position", new."searchText"
    where new."status" = 'verified' and new."position" % 64 = 0;`;
const removed = `
  delete from alert_index where rowid = old."position" and old."status" = 'verified';
  delete from alert_sample where rowid = old."position" and old."status" = 'verified'
    and old."position" % 64 = 0;`;

/** A trigger for each way in which a public text changes: no writer can forget the index. */
const SCHEMA = [
  `create virtual table alert_index using fts5(text, ${INDEX})`,
  // Every 64th text, which tells quickly how common a trigram is.
  `create virtual table alert_sample using fts5(text, ${INDEX})`,
  'create virtual table alert_sample_terms using fts5vocab(alert_sample, row)',
  `create trigger alerts_added after insert on "alerts" begin ${added} end`,
  `create trigger alerts_removed after delete on "alerts" begin ${removed} end`,
  `create trigger alerts_changed after update of "position", "status", "searchText" on "alerts"
    begin ${removed} ${added} end`,
];

function trigramsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
}

/** The FTS5 query of a term: its rarest trigrams and the marks of the filters. */
async function matchOf(db: DbOrTrx, { needles, facets }: AlertQuery): Promise<string> {
  let trigrams = [...new Set(needles.flatMap(trigramsOf))];
  if (trigrams.length > TRIGRAMS) {
    const { rows } = await sql<{ term: string; doc: number }>`
      select term, doc from alert_sample_terms
      where term in (select value from json_each(${JSON.stringify(trigrams)}))`.execute(db);
    const common = new Map(rows.map(({ term, doc }) => [term, doc]));
    const rank = (trigram: string) => common.get(trigram) ?? 0;
    trigrams = trigrams.sort((a, b) => rank(a) - rank(b)).slice(0, TRIGRAMS);
  }
  return [...trigrams, ...facets].map((token) => `"${token}"`).join(' ');
}

const contains = (needles: readonly string[]) =>
  sql<boolean>`${sql.join(
    needles.map((needle) => sql`instr("alerts"."searchText", ${needle}) > 0`),
    sql` and `,
  )}`;

/** The matches, newest first, which is the index's own order: nothing is sorted. */
const newest = (match: string, needles: readonly string[], before: number | undefined) => sql`
  from alert_index cross join "alerts" on "alerts"."position" = alert_index.rowid
  where alert_index match ${match} and ${contains(needles)}
    ${before === undefined ? sql`` : sql`and alert_index.rowid < ${before}`}
  order by alert_index.rowid desc`;

async function findNewest(db: DbOrTrx, match: string, query: AlertQuery): Promise<FoundAlerts> {
  const { needles, after, limit, countTo } = query;
  const page = await sql<{ position: number }>`
    select "alerts"."position" ${newest(match, needles, after?.position)}
    limit ${sql.lit(limit)}`.execute(db);
  const count = await sql<{ total: number }>`
    select count(*) as total from
      (select 1 ${newest(match, needles, undefined)} limit ${sql.lit(countTo)})`.execute(db);
  return {
    positions: page.rows.map(({ position }) => position),
    total: count.rows[0]?.total ?? 0,
  };
}

/** FTS5 with trigrams and no content of its own; its rowids are the positions, which are in the order of time. */
export const sqliteAlertSearch: AlertSearch = {
  positionType: 'integer',

  async createIndex(db) {
    for (const statement of SCHEMA) await sql.raw(statement).execute(db);
  },

  // One index does for all.
  async prepareLarge() {},
  async keepLarge() {},

  async find(db, query) {
    const match = await matchOf(db, query);
    if (query.sort === 'recent') return findNewest(db, match, query);
    const column = sql.ref(`alerts.${SORT_COLUMN[query.sort]}`);
    return findSorted(db, query, contains(query.needles), async (most) => {
      const { rows } = await sql<Match>`
        select "alerts"."position", ${column} as key ${newest(match, query.needles, undefined)}
        limit ${sql.lit(most)}`.execute(db);
      return rows;
    });
  },
};
