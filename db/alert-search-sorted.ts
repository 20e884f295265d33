import { type RawBuilder, sql } from 'kysely';
import { type AlertQuery, type FoundAlerts, SORT_COLUMN } from './alert-search.ts';
import type { DbOrTrx } from './transaction.ts';

/**
 * Up to this many matches are sorted here; for a term with more the sort's index is walked. That of
 * a filter holds few rows beside the matches, and is worth walking sooner.
 */
const SORTED_HERE = 2500;
const SORTED_OF_FILTER = 1200;

/** A match: its place and the value of the sort's column. */
export interface Match {
  position: number;
  key: number;
}

/** A page, read along the index of the sort and its filters. */
export async function walk(
  db: DbOrTrx,
  { fraudType, country, sort, after, limit }: AlertQuery,
  contains: RawBuilder<boolean>,
): Promise<number[]> {
  let rows = db
    .selectFrom('alerts')
    .select('position')
    .where(sql<boolean>`"status" = 'verified'`)
    .where(contains);
  if (fraudType) rows = rows.where('fraudType', '=', fraudType);
  if (country) rows = rows.where('country', '=', country);
  if (sort === 'recent') {
    if (after) rows = rows.where('position', '<', after.position);
  } else {
    if (after) {
      const column = sql.ref(SORT_COLUMN[sort]);
      rows = rows.where(sql<boolean>`(${column}, "position") < (${after.key}, ${after.position})`);
    }
    rows = rows.orderBy(SORT_COLUMN[sort], 'desc');
  }
  const found = await rows.orderBy('position', 'desc').limit(sql.lit(limit)).execute();
  return found.map(({ position }) => position);
}

/**
 * Sorted by another column than the newest. All matches of a rare term are read and sorted here;
 * for a common term the sort's index is walked along, where the next match is never far.
 */
export async function findSorted(
  db: DbOrTrx,
  query: AlertQuery,
  contains: RawBuilder<boolean>,
  /** At most so many matches, whichever. */
  matches: (most: number) => Promise<readonly Match[]>,
): Promise<FoundAlerts> {
  const { after, limit, countTo } = query;
  const few = Math.max(query.facets.length > 0 ? SORTED_OF_FILTER : SORTED_HERE, countTo);
  const rows = await matches(few + 1);
  const total = Math.min(rows.length, countTo);
  if (rows.length > few) return { positions: await walk(db, query, contains), total };
  const positions = rows
    .filter(
      ({ key, position }) =>
        !after || key < after.key || (key === after.key && position < after.position),
    )
    .sort((a, b) => b.key - a.key || b.position - a.position)
    .slice(0, limit)
    .map(({ position }) => position);
  return { positions, total };
}
