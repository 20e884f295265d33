import { sql } from 'kysely';
import { keepGrams, prepareGrams } from './alert-grams.ts';
import type { AlertQuery, AlertSearch, FoundAlerts } from './alert-search.ts';
import { findByGrams } from './alert-search-grams.ts';
import { walk } from './alert-search-sorted.ts';
import type { DbOrTrx } from './transaction.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** By trigrams: quick enough until there are many texts. */
async function findLike(db: DbOrTrx, query: AlertQuery): Promise<FoundAlerts> {
  const { needles, fraudType, country, countTo } = query;
  const contains = sql<boolean>`${sql.join(
    needles.map((needle) => sql`"searchText" like ${`%${escaped(needle)}%`}`),
    sql` and `,
  )}`;
  let matches = db.selectFrom('alerts').where(sql<boolean>`"status" = 'verified'`).where(contains);
  if (fraudType) matches = matches.where('fraudType', '=', fraudType);
  if (country) matches = matches.where('country', '=', country);
  const { total } = await db
    .selectFrom(matches.select('position').limit(countTo).as('some'))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { positions: await walk(db, query, contains), total };
}

/**
 * pg_trgm: an index of trigrams that answers `like`, kept by the database itself; where there are
 * many texts, another one of our own (`alert-grams.ts`).
 */
export const postgresAlertSearch: AlertSearch = {
  positionType: 'bigint',

  async createIndex(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index "alerts_text" on "alerts" using gin ("searchText" gin_trgm_ops)
      where "status" = 'verified'`.execute(db);
  },
  prepareLarge: prepareGrams,
  keepLarge: keepGrams,

  find: async (db, query) => (await findByGrams(db, query)) ?? findLike(db, query),
};
