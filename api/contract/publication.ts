import { z } from 'zod';
import { alertStats, publicAlert } from './alerts.ts';
import { lossFigures } from './loss-figures.ts';
import { publishedSettings } from './site-settings.ts';

/** The terms that bind and those that are announced. Null in a demonstration, where they bind nobody. */
const termsState = z
  .object({
    /** Null before the first ones were shown. `text` is HTML, as it was built here. */
    inForce: z
      .object({
        words: z.string(),
        text: z.string(),
        updatedOn: z.iso.date(),
        effectiveOn: z.iso.date(),
      })
      .nullable(),
    announced: z
      .object({ words: z.string(), effectiveOn: z.iso.date(), isDue: z.boolean() })
      .nullable(),
    /** The first day on which words that are announced now may bind. */
    earliestOn: z.iso.date(),
  })
  .nullable();
export type TermsState = z.infer<typeof termsState>;

/** The standard contract and its price in euros; `vat` in percent, null where none is charged. Null while nothing is sold. */
const publicPrice = z
  .object({ title: z.string(), amount: z.number(), vat: z.number().nullable() })
  .nullable();
export type PublicPrice = z.infer<typeof publicPrice>;

/** The one JSON file that the publisher writes and the site's build reads: all that is public. */
export const publication = z.object({
  settings: publishedSettings,
  /** The newest and the most reported, newest first. */
  alerts: z.array(publicAlert),
  /** Over all public alerts, of which those above may be a part. */
  stats: alertStats,
  /** Where `GET /api/alerts` goes on behind the first page of the newest; null where that is all. */
  nextCursor: z.string().nullable(),
  terms: termsState.default(null),
  price: publicPrice.default(null),
  /** Null in a demonstration, and while too few cases declared losses. */
  losses: lossFigures.nullable().default(null),
});
export type Publication = z.infer<typeof publication>;

const PUBLICATION_CAUSES = ['settings', 'request', 'alerts', 'daily'] as const;
const PUBLICATION_STATES = ['waiting', 'building', 'published', 'failed'] as const;

/** One publication, as the back office shows it. */
const publicationRow = z.object({
  id: z.string(),
  state: z.enum(PUBLICATION_STATES),
  cause: z.enum(PUBLICATION_CAUSES),
  /** Who asked for it, by name. */
  by: z.string(),
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** From the start of the build to the switch, in milliseconds. */
  durationMs: z.number().int().nullable(),
  /** Of the settings in it. */
  settingsVersion: z.number().int().nullable(),
  /** Why it failed. */
  problem: z.string().nullable(),
});
export type PublicationRow = z.infer<typeof publicationRow>;

/** `GET /api/admin/site-settings/publication`. */
export const publicationStatus = z.object({
  /** What visitors read now; null while it is the site as it was built with the product. */
  current: publicationRow.nullable(),
  /** The newest ones, newest first. */
  recent: z.array(publicationRow),
  /** The settings' version; greater than the current publication's while something waits to be published. */
  settingsVersion: z.number().int(),
  isDemonstration: z.boolean(),
  /** New terms that were announced and do not bind yet: from when, and how many of all have the notice. */
  announcedTerms: z
    .object({
      announcedAt: z.string(),
      effectiveOn: z.iso.date(),
      done: z.number().int(),
      total: z.number().int(),
    })
    .nullable(),
  /** An outside host builds the site (`SITE_PUBLISH_HOOK`). */
  outside: z.boolean(),
});
export type PublicationStatus = z.infer<typeof publicationStatus>;
