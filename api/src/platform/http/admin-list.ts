import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../errors.ts';

const MAX_ROWS = 1000;
const MAX_OFFSET = 1_000_000;

/** What a list of the back office may be filtered and sorted by. The first sort is the default. */
export interface ListShape {
  filter: z.ZodType<object>;
  sorts: readonly string[];
}

export type Direction = 'asc' | 'desc';

/** A range of such a list, as it was asked for. */
export interface AdminQuery<Shape extends ListShape> {
  filter: z.output<Shape['filter']>;
  sort: { field: Shape['sorts'][number]; direction: Direction };
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
export function readAdminList<Shape extends ListShape>(
  query: { sort?: string | undefined; range?: string | undefined; filter?: string | undefined },
  { filter, sorts }: Shape,
): AdminQuery<Shape> {
  const shape = z.object({
    sort: z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]),
    range: z
      .tuple([z.int().min(0).max(MAX_OFFSET), z.int().min(0)])
      .refine(([first, last]) => last >= first && last - first < MAX_ROWS),
    filter,
  });
  const { success, data } = shape.safeParse({
    sort: parse(query.sort, [sorts[0], 'DESC']),
    range: parse(query.range, [0, 24]),
    filter: parse(query.filter, {}),
  });
  if (!success) throw new AppError('invalid_query');
  const [first, last] = data.range;
  const [field, direction] = data.sort;
  return {
    filter: data.filter as z.output<Shape['filter']>,
    sort: { field, direction: direction === 'ASC' ? 'asc' : 'desc' },
    offset: first,
    limit: last - first + 1,
  };
}

/** `reports 0-24/212`, as ra-data-simple-rest reads it. */
export function contentRange(resource: string, offset: number, rows: number, total: number) {
  const last = Math.max(offset, offset + rows - 1);
  return `${resource} ${offset}-${last}/${total}`;
}

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

/** Whether it is one of these, of which there is at least one. */
export const oneOf = (what: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`${what} in (${sql.join(values)})`;

/** Whether a column contains a part of it; the person's own % and _ stand for themselves. */
export function contains(column: string, part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
