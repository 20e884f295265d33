import { z } from 'zod';
import { certification, formatStatistic, isExample, rating, statistic } from './claims.ts';
import { legalPages, setting } from './legal-pages.ts';

// Example contacts: a reserved domain and numbers that the regulator keeps for fiction.
const contactInfo = z
  .object({
    phone: setting('01\u00a099\u00a000\u00a012\u00a034', 40),
    email: setting('contact@parade.example', 254),
    support: setting('support@parade.example', 254),
    locations: setting('Paris, France', 400),
    website: setting('https://www.parade.example', 300).refine((v) => /^https?:\/\/\S+$/.test(v), {
      error: 'Indiquez une adresse qui commence par https://',
    }),
  })
  .prefault({});

/** Stands in `description.successRate` where the figure goes, so that it has one source. */
const RATE = '{taux}';

const description = z
  .object({
    main: setting(
      'Une plateforme française d’aide aux victimes d’arnaques en ligne\u00a0: signaler, rassembler ses preuves, suivre son dossier.',
      300,
    ),
    hero: setting(
      'Décrivez ce qui s’est passé, déposez vos preuves, suivez chaque étape de votre dossier. La première consultation est gratuite et ne vous engage à rien.',
      500,
    ),
    successRate: setting(`${RATE} des dossiers clos ont abouti, en tout ou partie.`, 300).refine(
      (text) => !/\d\s*%/.test(text),
      { error: `Écrivez ${RATE} à la place du pourcentage\u00a0: il vient du chiffre déclaré` },
    ),
  })
  .prefault({});

/**
 * The specification's statistics, each with its evidence: the claim is the
 * field, so no second place can say another figure.
 */
const stats = z
  .object({
    /** Persons. */
    victimsHelped: statistic(15_247, 100_000_000),
    /** Euros. */
    fundsRecovered: statistic(4_200_000, 100_000_000_000),
    /** Percent. */
    successRate: statistic(87, 100),
    /** Days. */
    averageTime: statistic(12, 3650),
  })
  .prefault({});

const claims = z
  .object({
    rating,
    certifications: z
      .array(certification)
      .max(12, { error: 'Douze certifications au maximum' })
      .prefault([
        { kind: 'certification', label: 'ISO\u00a027001' },
        { kind: 'approval', label: 'ACPR' },
      ]),
  })
  .prefault({});

/** How staff sign in. Never published. */
const security = z.object({ staffTotpRequired: z.boolean().default(false) }).prefault({});

/** The single document of site settings. `{}` gives the built-in defaults, and so does each missing field. */
export const siteSettings = z.object({
  brand: z
    .object({
      name: setting('Parade', 60),
      legalEntity: setting('[Raison sociale à compléter]'),
    })
    .prefault({}),
  contactInfo,
  description,
  stats,
  claims,
  legalPages,
  security,
  lastUpdated: z.iso.datetime().nullable().default(null),
  updatedBy: z.string().max(254).default(''),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const DEFAULT_SITE_SETTINGS: SiteSettings = siteSettings.parse({});

/** What leaves the back office: everything but who edited it and how staff sign in. */
export const publishedSettings = siteSettings.omit({ updatedBy: true, security: true });
type PublishedSettings = z.output<typeof publishedSettings>;

/** `GET /api/site-settings`. */
export const publicSiteSettings = publishedSettings.extend({
  /** Of the configuration, not of an editor: what an upload may be. */
  uploads: z.object({ maxBytes: z.number().int(), types: z.array(z.string()) }),
  isDemonstration: z.boolean(),
  version: z.number().int(),
});
export type PublicSiteSettings = z.output<typeof publicSiteSettings>;

/** The company's name, the same wherever it stands. */
export function legalEntityOf({ brand, legalPages }: PublishedSettings): string {
  return legalPages.mentionsLegales.companyName || brand.legalEntity;
}

/** A built-in text that nobody has replaced: brackets, a reserved domain, a fictitious number. */
export function isPlaceholder(text: string): boolean {
  return /\[[^\]]*à compléter\]|\.example\b|\b01\s?99\s?00\b/.test(text);
}

/**
 * True while any claim lacks its evidence or any placeholder of the legal
 * notice or of the contacts stands. No switch overrides it (design 9.1).
 */
export function isDemonstration(settings: PublishedSettings): boolean {
  const { stats, claims, contactInfo, legalPages } = settings;
  const { companyName: _, ...notice } = legalPages.mentionsLegales;
  return (
    [...Object.values(stats), claims.rating, ...claims.certifications].some(isExample) ||
    [legalEntityOf(settings), ...Object.values(notice), ...Object.values(contactInfo)].some(
      isPlaceholder,
    )
  );
}

/** The sentence about the success rate, with the figure of the one claim in it. */
export function successRateSentence({ description, stats }: PublishedSettings): string {
  return description.successRate.replace(
    RATE,
    formatStatistic.successRate(stats.successRate.value),
  );
}
