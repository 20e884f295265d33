import { z } from 'zod';
import { versionRead } from './fields.ts';

/** Records that are changed at once, at most. */
const BULK_ITEMS = 100;
/** Seconds in which it can be undone. */
export const BULK_UNDO_SECONDS = 60;

/** The records to change, each with the version that was read: one that is stale refuses all of them. */
export const bulkItems = z
  .array(z.object({ id: z.uuid({ error: 'Fiche inconnue' }), version: versionRead }), {
    error: 'Choisissez au moins une fiche',
  })
  .min(1, { error: 'Choisissez au moins une fiche' })
  .max(BULK_ITEMS, { error: `Choisissez ${BULK_ITEMS} fiches au plus` })
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, {
    error: 'La même fiche est choisie deux fois',
  });

/**
 * What was done: `changed` records, of which `undoUntil` (an instant) says how
 * long that can be undone by `POST …/{id}/reversal`. Null where nothing changed.
 */
export const bulkChange = z.object({
  id: z.string().nullable(),
  changed: z.number().int(),
  undoUntil: z.string().nullable(),
});
export type BulkChange = z.infer<typeof bulkChange>;

/** What `POST …/{id}/reversal` did: `kept` are those that somebody has changed since. */
export const bulkReversal = z.object({ restored: z.number().int(), kept: z.number().int() });
export type BulkReversal = z.infer<typeof bulkReversal>;
