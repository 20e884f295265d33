import { z } from 'zod';
import { LIST_REFRESHES } from './list-import.ts';
import { adminQuery } from './pagination.ts';

/** A public list that was imported, as staff see it. Dates of days are `YYYY-MM-DD`. */
export const importedList = z.object({
  id: z.string(),
  /** The operator's short name: a refresh goes by it. */
  name: z.string(),
  /** As a visitor reads it. */
  title: z.string(),
  adapter: z.string(),
  sourceUrl: z.string(),
  licence: z.string(),
  /** Calendar day on which its publisher made it. */
  asOf: z.string(),
  importedAt: z.string(),
  entryCount: z.number().int(),
  badLines: z.number().int(),
  /** Where it is fetched from again; null for one that somebody brings. */
  source: z
    .object({
      origin: z.enum(['folder', 'address']),
      name: z.string(),
      refresh: z.enum(LIST_REFRESHES),
      triedAt: z.string().nullable(),
      succeededAt: z.string().nullable(),
      /** Why the last try failed; empty where it did not. */
      problem: z.string(),
    })
    .nullable(),
});
export type ImportedList = z.infer<typeof importedList>;

export const adminBlocklistsQuery = adminQuery({}, [
  'importedAt',
  'asOf',
  'name',
  'title',
  'entryCount',
]);
