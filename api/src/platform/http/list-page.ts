import type { DbOrTrx } from '@parade/db';
import { type RawBuilder, sql } from 'kysely';
import { SEARCH_GATHERED, SEARCH_WINDOW } from '../../../contract/pagination.ts';
import type { Direction } from './admin-list.ts';

/** Of more than this the sort's own index is walked although the filter has an index too, which SQLite would prefer. */
const MANY = 10_000;

/** What a list is sorted by, in the direction that is asked for; later ones decide between equals. */
type Key = string | RawBuilder<unknown> | ((direction: Direction) => RawBuilder<unknown>);
interface ColumnOfList {
  keys: readonly Key[];
  /** Empty ones come last either way: the databases disagree about where they go. */
  nullsLast?: true;
  /** Of the person whom a row is about, in `users`. */
  ofOwner?: true;
}
type Column = Key | ColumnOfList;

const asColumn = (column: Column): ColumnOfList =>
  typeof column === 'object' && 'keys' in column ? column : { keys: [column] };

/** A column to sort by whose empty rows come last. */
export const nullsLast = (column: string): ColumnOfList => ({ keys: [column], nullsLast: true });

/** An amount whose empty rows come last; each direction has an index of its own. */
export const amountOrLast = (column: string): Key => {
  const [first, last] = [-1, 9_000_000_000_000_000].map(
    (bound) => sql`coalesce(${sql.ref(column)}, ${sql.lit(bound)})`,
  );
  return (direction) => (direction === 'asc' ? last : first) ?? sql.ref(column);
};

/** A column of the account whom a row is about. */
export const ofOwner = (column: 'email' | 'nameFolded'): ColumnOfList => ({
  // Many share a name; in the order of their ids nothing has to be sorted.
  keys: column === 'email' ? ['users.email'] : ['users.nameFolded', 'users.id'],
  ofOwner: true,
});

/** Where a list's rows are, in the database's words. */
export interface ListTable<Sort extends string> {
  table: string;
  /** What its conditions need beside the table: `join … on …`. */
  joins?: RawBuilder<unknown>;
  /** Which rows the list has, as its partial indexes say it. */
  only?: RawBuilder<boolean>;
  /** The column that names the row; `id` of the table where it is not said. */
  id?: string;
  /** The column that names the person whom a row is about. */
  owner?: string;
  /** The first one is the list's own order, newest first. Each needs an index: `tests/desk/plans.test.ts` says which. */
  columns: Readonly<Record<Sort, Column>>;
}

/** What a search means. */
export interface Search {
  /** Finds few rows by their indexes; null where there is none, undefined where it means too many to be gathered. */
  found: RawBuilder<boolean> | null | undefined;
  /** Asked of row after row. */
  test(id: RawBuilder<unknown>, owner: RawBuilder<unknown>): RawBuilder<boolean>;
}

interface Asked<Sort> {
  where: readonly RawBuilder<boolean>[];
  search?: Search | undefined;
  sort: { field: Sort; direction: Direction };
  offset: number;
  limit: number;
}

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');
const allOf = (where: readonly RawBuilder<boolean>[]) =>
  where.length === 0 ? sql`` : sql`where ${sql.join(where, sql` and `)}`;
const named = (name: string) => sql.ref(`found.${name}`);

/** `order by` of these terms, each in its direction; read backwards where the far end is nearer. */
function orderOf(
  terms: readonly RawBuilder<unknown>[],
  direction: Direction,
  { nullsLast: sparse = false, backwards = false },
) {
  const way = sql.raw(backwards ? opposite(direction) : direction);
  const nulls = sql.raw(sparse ? (backwards ? ' nulls first' : ' nulls last') : '');
  const all = terms.map((term, nth) =>
    nth < terms.length - 1 ? sql`${term} ${way}${nulls}` : sql`${term} ${way}`,
  );
  return sql`order by ${sql.join(all)}`;
}

const keysOf = ({ keys }: ColumnOfList, direction: Direction) =>
  keys.map((key) => {
    if (typeof key === 'function') return key(direction);
    return typeof key === 'string' ? sql.ref(key) : key;
  });

const idsOf = async (db: DbOrTrx, query: RawBuilder<{ id: string }>) =>
  (await query.execute(db)).rows.map(({ id }) => id);
const totalOf = async (db: DbOrTrx, query: RawBuilder<unknown>) =>
  (await sql<{ total: number }>`select count(*) as total from ${query}`.execute(db)).rows[0]
    ?.total ?? 0;

/**
 * The ids of a range, in order, and how many rows match in all. Only the table
 * itself is read, and of it, where an index carries all that is asked, that
 * index alone. Where two rows are equal, their id decides.
 */
export async function pageOfIds<Sort extends string>(
  db: DbOrTrx,
  list: ListTable<Sort>,
  { where, search, sort, offset, limit }: Asked<Sort>,
): Promise<{ ids: string[]; total: number }> {
  const only = list.only ? [list.only] : [];
  const id = sql.ref(list.id ?? `${list.table}.id`);
  const owner = sql.ref(list.owner ?? `${list.table}.id`);
  const column = asColumn(list.columns[sort.field]);
  const keys = keysOf(column, sort.direction);
  const sparse = { nullsLast: column.nullsLast === true };
  const table = sql`${sql.table(list.table)} ${list.joins ?? sql``}`;
  // The order of a person's column is walked along the people.
  const walked = (all: readonly RawBuilder<boolean>[]) =>
    column.ofOwner
      ? sql`"users" cross join ${table} ${allOf([sql`${owner} = "users"."id"`, ...all])}`
      : sql`${table} ${allOf(all)}`;
  const columns = sql`${id} as "id", ${owner} as "owner", ${sql.join(
    keys.map((key, nth) => {
      const value = column.ofOwner
        ? sql`(select ${key} from "users" where "users"."id" = ${owner})`
        : key;
      return sql`${value} as ${sql.ref(`key${nth}`)}`;
    }),
  )}`;
  const outer = [...keys.map((_, nth) => named(`key${nth}`)), named('id')];
  const sorted = orderOf(outer, sort.direction, sparse);

  if (search?.found === null) return { ids: [], total: 0 };
  if (search && !search.found) {
    const [own] = Object.values<Column>(list.columns);
    const newest = orderOf([...keysOf(asColumn(own ?? id), 'desc'), id], 'desc', {});
    const rows = sql`(select ${columns} from ${table} ${allOf([...only, ...where])} ${newest}
      limit ${sql.lit(SEARCH_WINDOW)}) as "found" where ${search.test(named('id'), named('owner'))}`;
    return cut(await idsOf(db, sql`select ${named('id')} from ${rows} ${sorted}`), offset, limit);
  }

  const found = search?.found ? [...where, search.found] : where;
  const every = allOf([...only, ...found]);
  const gather = async () => {
    // The bound keeps the planner from walking the whole order for a few rows.
    const rows = sql`(select ${columns} from ${table} ${every}
      limit ${sql.lit(SEARCH_GATHERED + 1)}) as "found"`;
    return idsOf(db, sql`select ${named('id')} from ${rows} ${sorted}`);
  };
  if (search) {
    const few = await gather();
    if (few.length <= SEARCH_GATHERED) return cut(few, offset, limit);
  }
  const total = await totalOf(db, sql`${table} ${every}`);
  if (total <= SEARCH_GATHERED) return cut(await gather(), offset, limit);

  const backwards = offset > total / 2;
  const take = backwards ? Math.max(0, Math.min(limit, total - offset)) : limit;
  const skip = backwards ? Math.max(0, total - offset - limit) : offset;
  const along = orderOf([...keys, id], sort.direction, { ...sparse, backwards });
  // Whether a condition is true is a question for no index.
  const passed = total > MANY ? found.map((each) => sql<boolean>`(${each}) is true`) : found;
  const ids = await idsOf(
    db,
    sql`select ${id} as "id" from ${walked([...only, ...passed])} ${along} limit ${sql.lit(take)} offset ${skip}`,
  );
  return { ids: backwards ? ids.toReversed() : ids, total };
}

const cut = (all: readonly string[], offset: number, limit: number) => ({
  ids: all.slice(offset, offset + limit),
  total: all.length,
});

/** Rows in the order of their ids; what has gone meanwhile is left out. */
export function inOrder<Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
