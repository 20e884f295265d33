/** A search among a million texts on PostgreSQL, by the index of `alert-grams.ts`. */
import { type RawBuilder, sql } from 'kysely';
import { ALL, CODES, gramsOf, isWhole, markOf } from './alert-grams.ts';
import { type AlertQuery, type FoundAlerts, SORT_COLUMN } from './alert-search.ts';
import { findSorted, type Match } from './alert-search-sorted.ts';
import type { DbOrTrx } from './transaction.ts';

/** How many groups of a search are looked up; the texts found by them are compared whole. */
const GRAMS = 4;
/** So many texts are read, newest first, before the index is asked for a group that many have. */
const WALKED = 3000;

/** What the index is asked for: numbers of `alert_grams`, without their stretch of time. */
interface Asked {
  all: readonly number[];
  /** Three bytes have no group of their own: they stand before one of 64. */
  any: readonly number[];
  /** The share of texts that have the rarest of them, filters aside. */
  share: number;
}

const isPublic = sql`"status" = 'verified'`;
const literals = (values: readonly number[]) => sql.join(values.map((value) => sql.lit(value)));

/** Undefined where the index is not there, or not whole yet. */
async function askedOf(db: DbOrTrx, { needles, facets }: AlertQuery): Promise<Asked | undefined> {
  const grams = [...new Set(needles.flatMap(gramsOf))];
  const [first = 0] = gramsOf(`${needles[0]}\n`);
  const start = first - (first % CODES);
  const any = grams.length > 0 ? [] : Array.from({ length: CODES }, (_, end) => start + end);
  const { rows } = await sql<{ gram: number; texts: number }>`
    select gram, texts from alert_gram_counts
    where gram in (${literals([ALL, ...grams, ...any])}) and ${isWhole}`.execute(db);
  const counts = new Map(rows.map(({ gram, texts }) => [gram, texts]));
  const sampled = counts.get(ALL);
  if (sampled === undefined) return undefined;
  const count = (gram: number | undefined) => counts.get(gram ?? ALL) ?? 0;
  const rarest = grams.toSorted((a, b) => count(a) - count(b)).slice(0, GRAMS);
  const least = any.length > 0 ? Math.max(...any.map(count)) : count(rarest[0]);
  return { all: [...rarest, ...facets.map(markOf)], any, share: least / Math.max(1, sampled) };
}

const contains = (needles: readonly string[]) =>
  sql<boolean>`${sql.join(
    needles.map((needle) => sql`strpos("searchText", ${needle}) > 0`),
    sql` and `,
  )}`;
const keyOf = ({ sort }: AlertQuery) => (sort === 'recent' ? sql`0` : sql.ref(SORT_COLUMN[sort]));
const before = (place: RawBuilder<unknown>, position: number | undefined) =>
  position === undefined ? sql`` : sql`and ${place} < ${sql.lit(position)}`;

/** Matches among the newest texts below a position. */
const amongNewest = (query: AlertQuery, below: number | undefined, most: number) => sql<Match>`
  select "position", key from (
    select "position", "searchText", ${keyOf(query)} as key from "alerts"
    where ${isPublic} ${before(sql`"position"`, below)}
    order by "position" desc limit ${sql.lit(WALKED)}
  ) as newest where ${contains(query.needles)}
  order by "position" desc limit ${sql.lit(most)}`;

const inStretch = (numbers: readonly number[]) =>
  sql`array[${sql.join(numbers.map((number) => sql`(stretch << 32) + ${sql.lit(number)}`))}]`;

/**
 * Matches below a position, newest first: the index is asked for one stretch of time after the
 * other, until there are enough. The inner query names its stretch, so that the loop is the only
 * plan. The sum and the empty text keep the planner from the indexes of bare columns, which
 * it would combine with this one, or read instead.
 */
export function byStretches(
  { all, any }: Pick<Asked, 'all' | 'any'>,
  query: AlertQuery,
  below: number | undefined,
  most: number,
) {
  const numbers = sql`alert_grams("position", "searchText")`;
  const { fraudType, country } = query;
  const end = (which: 'max' | 'min') =>
    sql`(select ${sql.raw(which)}("position") from "alerts" where ${isPublic}) >> 42`;
  const newest = below === undefined ? end('max') : sql`${sql.lit(below)}::bigint >> 42`;
  return sql<Match>`
    select found."position", found.key
    from generate_series(${newest}, ${end('min')}, -1) as stretch
    cross join lateral (
      select "position", ${keyOf(query)} as key from "alerts"
      where ${isPublic}
        ${all.length > 0 ? sql`and ${numbers} @> ${inStretch(all)}` : sql``}
        ${any.length > 0 ? sql`and ${numbers} && ${inStretch(any)}` : sql``}
        ${fraudType ? sql`and "fraudType" || '' = ${fraudType}` : sql``}
        ${country ? sql`and "country" || '' = ${country}` : sql``}
        ${before(sql`"position" + 0`, below)} and ${contains(query.needles)}
      order by "position" + 0 desc limit ${sql.lit(most)}
    ) as found limit ${sql.lit(most)}`;
}

/** Undefined where the index is not there, or not whole yet. */
export async function findByGrams(
  db: DbOrTrx,
  query: AlertQuery,
): Promise<FoundAlerts | undefined> {
  const asked = await askedOf(db, query);
  if (!asked) return undefined;
  const matches = async (most: number, below?: number) => {
    // A filter that few texts have would make of it a long way for nothing.
    if (query.facets.length === 0 && asked.share * WALKED >= most) {
      const { rows } = await amongNewest(query, below, most).execute(db);
      if (rows.length === most) return rows;
    }
    return (await byStretches(asked, query, below, most).execute(db)).rows;
  };
  if (query.sort !== 'recent') return findSorted(db, query, contains(query.needles), matches);
  const { after, limit, countTo } = query;
  const all = await matches(countTo);
  let page = after ? all.filter(({ position }) => position < after.position) : all;
  // What is counted holds most pages.
  if (page.length < limit && all.length === countTo) page = await matches(limit, after?.position);
  return { positions: page.slice(0, limit).map(({ position }) => position), total: all.length };
}
