import { z } from 'zod';
import { INDICATOR_KINDS, type IndicatorKind } from './indicators.ts';

/** Characters of a text to check: a long e-mail. */
export const MAX_CHECK_LENGTH = 10_000;
/** Indicators that one check looks up; a text with more says so. */
export const MAX_CHECK_INDICATORS = 20;

/** `POST /api/checks`. Never in an address, never stored, never logged. */
export const checkRequest = z
  .object({
    text: z
      .string({ error: 'Collez ici ce qui vous paraît suspect.' })
      .trim()
      .min(1, { error: 'Collez ici ce qui vous paraît suspect.' })
      .max(MAX_CHECK_LENGTH, {
        error:
          'Ce texte est trop long\u00a0: gardez le passage qui vous inquiète (10 000 caractères).',
      }),
  })
  .strict();

const knownAlert = z.object({
  slug: z.string(),
  title: z.string(),
  fraudType: z.string(),
  contested: z.boolean(),
  /** Whether the alert is invented, which is said wherever it stands. */
  example: z.boolean(),
});

const comparedList = z.object({
  title: z.string(),
  /** Calendar day on which its publisher made it. */
  asOf: z.string(),
});

const knownList = comparedList.extend({
  sourceUrl: z.string(),
  /** What the list says of it, in the list's own words; mostly empty. */
  category: z.string(),
});

/** One thing in the text and what is known of it. Not known never means safe. */
const checkedIndicator = z.object({
  kind: z.enum(INDICATOR_KINDS),
  /** As it stands in the text. */
  text: z.string(),
  /**
   * `alert` wins over `list`, and `list` over `reported`: two people who have nothing to do with
   * each other named it in a report that nobody has published. An official service is `official`,
   * whatever they say.
   */
  verdict: z.enum(['alert', 'list', 'reported', 'official', 'unknown']),
  /** The name of the official service whose site or number it is; else null. */
  official: z.string().nullable(),
  /** A link to an address made of numbers, where honest sites have a name. */
  numericHost: z.boolean(),
  /** What is known, where it is wider than the text: the domain of a link. Else null. */
  matched: z.string().nullable(),
  alerts: z.array(knownAlert),
  lists: z.array(knownList),
});
export type CheckedIndicator = z.infer<typeof checkedIndicator>;

/** Known ones first, then in the order of the text. */
export const checkResult = z.object({
  indicators: z.array(checkedIndicator),
  /** The lists of others that it was compared with, the newest first; mostly none. */
  lists: z.array(comparedList),
  /** Whether the text held more than one check looks up. */
  truncated: z.boolean(),
});
export type CheckResult = z.infer<typeof checkResult>;

/** The official channels that fit, by what was found: keys of `OFFICIAL_HELP`, the closest first. */
export const CHANNELS_OF_KIND: Readonly<Record<IndicatorKind, readonly string[]>> = {
  domain: ['17cyber', '33700', 'pharos'],
  url: ['17cyber', '33700', 'pharos'],
  email: ['signal-spam', '17cyber'],
  phone: ['33700', 'info-escroqueries'],
  iban: ['thesee', 'info-escroqueries'],
  wallet: ['thesee', 'info-escroqueries'],
  company: ['info-escroqueries', '17cyber'],
};
