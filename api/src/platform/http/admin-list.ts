import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';

const MAX_ROWS = 1000;
const MAX_OFFSET = 1_000_000;

export interface AdminList<Filter, Sort extends string> {
  filter: Filter;
  sort: { field: Sort; direction: 'asc' | 'desc' };
  offset: number;
  limit: number;
}

function parse(text: string | undefined, fallback: unknown): unknown {
  if (text === undefined) return fallback;
  // PostgreSQL knows no NUL, and nobody searches for one.
  if (/\\u0000/.test(text)) throw new AppError('invalid_query');
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_query');
  }
}

/**
 * Reads `sort`, `range` and `filter` of ra-data-simple-rest against what a
 * list allows. Anything else is `invalid_query` (400).
 */
export function readAdminList<Filter, Sort extends string>(
  query: { sort?: string | undefined; range?: string | undefined; filter?: string | undefined },
  allowed: { filter: z.ZodType<Filter>; sorts: readonly Sort[]; fallback: Sort },
): AdminList<Filter, Sort> {
  const shape = z.object({
    sort: z.tuple([z.enum(allowed.sorts as [Sort, ...Sort[]]), z.enum(['ASC', 'DESC'])]),
    range: z
      .tuple([z.int().min(0).max(MAX_OFFSET), z.int().min(0)])
      .refine(([first, last]) => last >= first && last - first < MAX_ROWS),
  });
  const result = shape.safeParse({
    sort: parse(query.sort, [allowed.fallback, 'DESC']),
    range: parse(query.range, [0, 24]),
  });
  const filter = allowed.filter.safeParse(parse(query.filter, {}));
  if (!result.success || !filter.success) throw new AppError('invalid_query');
  const { sort, range } = result.data;
  return {
    filter: filter.data,
    sort: { field: sort[0] as Sort, direction: sort[1] === 'ASC' ? 'asc' : 'desc' },
    offset: range[0],
    limit: range[1] - range[0] + 1,
  };
}

/** `reports 0-24/212`, as ra-data-simple-rest reads it. */
export function contentRange(resource: string, offset: number, rows: number, total: number) {
  const last = Math.max(offset, offset + rows - 1);
  return `${resource} ${offset}-${last}/${total}`;
}

/** The direction, with rows that have no value last: the databases disagree about where they go. */
export const nullsLast = (direction: 'asc' | 'desc') => (order: OrderByItemBuilder) =>
  (direction === 'asc' ? order.asc() : order.desc()).nullsLast();

/** A filter's one value or several, as several. SQL has no empty `in ()`: no value matches nothing. */
export function asList<T extends string>(value: T | T[]): [T, ...T[]] {
  const [first = '' as T, ...others] = Array.isArray(value) ? value : [value];
  return [first, ...others];
}

/** For each of these columns that the filter names: it equals that value, or one of them. */
export const equals = <Name extends string>(
  columns: Readonly<Record<Name, string>>,
  filter: Readonly<Partial<Record<NoInfer<Name>, string | string[] | undefined>>>,
): RawBuilder<boolean>[] =>
  (Object.keys(columns) as Name[]).flatMap((name) => {
    const wanted = filter[name];
    if (wanted === undefined) return [];
    return [sql<boolean>`${sql.ref(columns[name])} in (${sql.join(asList<string>(wanted))})`];
  });

/** Whether a column contains a part of it; the person's own % and _ stand for themselves. */
export function contains(column: string, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
