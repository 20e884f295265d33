import { sql } from 'kysely';
import { type AlertSearch, SORT_COLUMN } from './alert-search.ts';

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** pg_trgm: an index of trigrams that answers `like`, kept by the database itself. */
export const postgresAlertSearch: AlertSearch = {
  positionType: 'bigint',

  async createIndex(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index "alerts_text" on "alerts" using gin ("searchText" gin_trgm_ops)
      where "status" = 'verified'`.execute(db);
  },

  async find(db, { needles, fraudType, country, sort, after, limit, countTo }) {
    let matches = db.selectFrom('alerts').where(sql<boolean>`"status" = 'verified'`);
    for (const needle of needles) {
      matches = matches.where(sql<boolean>`"searchText" like ${`%${escaped(needle)}%`}`);
    }
    if (fraudType) matches = matches.where('fraudType', '=', fraudType);
    if (country) matches = matches.where('country', '=', country);

    const { total } = await db
      .selectFrom(matches.select('position').limit(countTo).as('some'))
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();

    let page = matches.select('position');
    if (sort === 'recent') {
      if (after) page = page.where('position', '<', after.position);
    } else {
      const column = sql.ref(SORT_COLUMN[sort]);
      if (after) {
        page = page.where(
          sql<boolean>`(${column}, "position") < (${after.key}, ${after.position})`,
        );
      }
      page = page.orderBy(SORT_COLUMN[sort], 'desc');
    }
    const rows = await page.orderBy('position', 'desc').limit(limit).execute();
    return { positions: rows.map(({ position }) => position), total };
  },
};
