import { z } from 'zod';
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
});
export type ImportedList = z.infer<typeof importedList>;

export const adminBlocklistsQuery = adminQuery({}, [
  'importedAt',
  'asOf',
  'name',
  'title',
  'entryCount',
]);
