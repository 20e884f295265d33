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

/** What a list of the back office may be filtered by: ids and `fields`, any of which may be left out. */
export const adminFilter = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z
    .object({ id: z.union([z.string(), z.array(z.string()).max(500)]), ...fields })
    .partial()
    .strict();

/** The fields that find a row by its person: `email` a part of it, `phone` in any spelling. */
export const ofPerson = { email: z.string().max(254), phone: z.string().max(40) };
