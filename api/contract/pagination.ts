import { z } from 'zod';

/** Rows of a page where the caller names none. */
export const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** `?cursor&limit` of a client's list. The cursor is opaque: it comes from the page before. */
export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT),
});

/** What a client's list answers. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int().optional(),
  });
}

/** The dialect of ra-data-simple-rest: three JSON texts in the query. */
export const adminListQuery = z.object({
  sort: z.string().max(200).optional(),
  range: z.string().max(60).optional(),
  filter: z.string().max(4000).optional(),
});

/** One of these values or several of them. */
export const someOf = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), z.array(z.enum(values)).max(values.length)]);

/**
 * Of a list whose rows are somebody's: `email` a part, `phone` any spelling,
 * `q` everywhere at once: name, e-mail, phone, reference, title or subject.
 */
export const personFilter = {
  q: z.string().max(254),
  email: z.string().max(254),
  phone: z.string().max(40),
};
/** The fields of filters that hold what somebody typed to find a person: no journal repeats it. */
export const SEARCH_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(personFilter),
  'actor',
  'objectId',
]);

/** The rows of a spreadsheet at most: more are read by nobody, a narrower filter is wanted. */
export const CSV_ROWS = 50_000;
/** The last line of one that was cut. */
export const CSV_TRUNCATED =
  'Le fichier s’arrête à 50\u202f000 lignes\u00a0: affinez les filtres pour obtenir les autres.';

/**
 * What a list of the back office may be asked for: by ids and by these fields,
 * in one of these orders. The first is the order of who names none.
 */
export const adminQuery = <
  const Fields extends z.core.$ZodShape,
  const Sorts extends readonly [string, ...string[]],
>(
  fields: Fields,
  sorts: Sorts,
) => ({
  filter: z
    .object({ id: z.union([z.string(), z.array(z.string()).max(500)]), ...fields })
    .partial()
    .strict(),
  sorts,
});

/** Up to this many matches of a search are all found. */
export const SEARCH_GATHERED = 1000;
/** Of more the newest rows alone are looked through, this many. */
export const SEARCH_WINDOW = 2000;
