import { type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '../errors.ts';

/** Which page of a client's list: what `?cursor&limit` says. */
export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface Place {
  createdAt: string;
  id: string;
}

/** Where a page begins. The cursor is the sort key of the last row, `createdAt_id`; anything else is `invalid_query`. */
export function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, createdAt, id] = /^([0-9TZ:.-]{24})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!createdAt || !id) throw new AppError('invalid_query');
  return { createdAt, id };
}

/** The rows of a table from a place on, newest first, and one more, which tells that a page follows. */
export function newestAfter<Database, Table extends keyof Database, Row>(
  rows: SelectQueryBuilder<Database, Table, Row>,
  table: string,
  after: Place | undefined,
  limit: number,
) {
  const [createdAt, id] = [sql.ref(`${table}.createdAt`), sql.ref(`${table}.id`)];
  return rows
    .$if(after !== undefined, (some) =>
      some.where(sql<boolean>`(${createdAt}, ${id}) < (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy(createdAt, 'desc')
    .orderBy(id, 'desc')
    .limit(limit + 1);
}

/** What a page shows of the rows that were found for it, and where the next one begins. */
export function pageOf<Row extends Place>(found: readonly Row[], limit: number) {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? `${last.createdAt}_${last.id}` : null };
}

/** A page of a client's own list, newest first. Error: `invalid_query`. */
export async function pageAfter<Database, Table extends keyof Database, Row extends Place>(
  rows: SelectQueryBuilder<Database, Table, Row>,
  table: string,
  { cursor, limit }: PageQuery,
) {
  return pageOf(await newestAfter(rows, table, readCursor(cursor), limit).execute(), limit);
}
