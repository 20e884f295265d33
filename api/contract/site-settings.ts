import { z } from 'zod';
import { BUILT_IN_FIGURES, certification, formatStatistic, rating, statistic } from './claims.ts';
import { lacksAnything } from './evidence/conditions.ts';
import { emailSetting, legalPages, pageSetting, phoneSetting, setting } from './legal-pages.ts';

// Example contacts: a reserved domain and numbers that the regulator keeps for fiction.
const contactInfo = z
  .object({
    phone: phoneSetting('01\u00a099\u00a000\u00a012\u00a034'),
    email: emailSetting('contact@parade.example'),
    support: emailSetting('support@parade.example'),
    locations: setting('Paris, France', 400),
    website: pageSetting('https://www.parade.example'),
  })
  .prefault({});

/** Stands in `description.successRate` where the figure goes, so that it has one source. */
const RATE = '{taux}';

/** A percentage typed into a text would be a claim without its evidence. */
const PERCENTAGE = /\p{N}\s*(?:%|％|٪|pour\s?cent)/iu;
const withoutPercentage = (builtIn: string, max: number) =>
  setting(builtIn, max).refine((text) => !PERCENTAGE.test(text), {
    error:
      'Un pourcentage se déclare dans «\u00a0Chiffres\u00a0», avec sa source\u00a0: pas dans un texte',
  });

const description = z
  .object({
    main: withoutPercentage(
      'Une plateforme française d’aide aux victimes d’arnaques en ligne\u00a0: signaler, rassembler ses preuves, suivre son dossier.',
      300,
    ),
    hero: withoutPercentage(
      'Décrivez ce qui s’est passé, déposez vos preuves, suivez chaque étape de votre dossier. La lecture de votre dossier est gratuite et ne vous engage à rien.',
      500,
    ),
    successRate: setting(`${RATE} des dossiers clos ont abouti, en tout ou partie.`, 300).refine(
      (text) => !PERCENTAGE.test(text),
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
    victimsHelped: statistic(BUILT_IN_FIGURES.victimsHelped, 100_000_000),
    fundsRecovered: statistic(BUILT_IN_FIGURES.fundsRecovered, 100_000_000_000),
    successRate: statistic(BUILT_IN_FIGURES.successRate, 100),
    averageTime: statistic(BUILT_IN_FIGURES.averageTime, 3650),
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

const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;
const NO_HOST = 'Indiquez un nom de site par ligne, sans rien d’autre';
const MOST_EUROS = 1_000_000_000;
const AMOUNT = 'Indiquez un montant en euros';

/** The hosts of a setting, one a line. */
export const hostsIn = (lines: string): string[] =>
  lines
    .split(/\s+/)
    .map((host) => host.toLowerCase())
    .filter((host) => host !== '');

/** How staff sign in, and what they may do alone. Never published. */
const security = z
  .object({
    staffTotpRequired: z.boolean().default(false),
    /** Hosts beside the official ones that staff may link, one a line. */
    linkHosts: z
      .string()
      .max(2000, { error: 'Deux mille caractères au maximum' })
      .transform((lines) => hostsIn(lines).join('\n'))
      .refine((lines) => hostsIn(lines).every((host) => HOST.test(host)), { error: NO_HOST })
      .default(''),
    /** Euros: a withdrawal, a confirmed payment or a refund of more takes a second person. */
    withdrawalSecondAbove: z
      .number({ error: AMOUNT })
      .min(0, { error: AMOUNT })
      .max(MOST_EUROS, { error: AMOUNT })
      .default(1000),
    /** Whether a withdrawal is approved only for somebody whose identity is. */
    withdrawalIdentityFirst: z.boolean().default(false),
  })
  .prefault({});

/** Sites that may show « Vérifier » at once: each is a name in the policy of every answer of that page. */
const MOST_FRAMING_HOSTS = 50;

/** The check as part of other sites' pages. */
const widget = z
  .object({
    /** Sites that may show it in a frame, one a line, over HTTPS alone. */
    hosts: z
      .string()
      .max(5000, { error: 'Cinq mille caractères au maximum' })
      .transform((lines) => hostsIn(lines).join('\n'))
      .refine((lines) => hostsIn(lines).every((host) => HOST.test(host)), { error: NO_HOST })
      .refine((lines) => hostsIn(lines).length <= MOST_FRAMING_HOSTS, {
        error: 'Cinquante sites au maximum',
      })
      .default(''),
  })
  .prefault({});

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
  widget,
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

/** `GET /api/admin/site-settings/main`: the whole document, with the built-in texts where none was given. */
export const siteSettingsRecord = siteSettings.extend({
  id: z.literal('main'),
  /** 0 until an editor saves. */
  version: z.number().int().min(0),
});
export type SiteSettingsRecord = z.output<typeof siteSettingsRecord>;

/** A text, a number, a switch; a list counts as one value. */
const settingValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.unknown())])
  .nullable();

/** One field that a save changed: its path and what stood there before and after. */
const settingChange = z.object({
  path: z.string(),
  before: settingValue,
  after: settingValue,
});
export type SettingChange = z.output<typeof settingChange>;

/** `GET /api/admin/site-settings/history`: every save, newest first. */
export const siteSettingsVersion = z.object({
  version: z.number().int(),
  at: z.string(),
  /** Who saved it, by name; empty where nobody did. */
  by: z.string(),
  /** Set where it brought an earlier version back; 0 is the built-in texts. */
  restoredFrom: z.number().int().nullable(),
  changes: z.array(settingChange),
});
export type SiteSettingsVersion = z.output<typeof siteSettingsVersion>;

/** `POST /api/admin/site-settings/history/{version}/restoration`: `version` is the one that was read. */
export const siteSettingsRestoration = z.object({ version: z.number().int() });

/** `POST /api/admin/site-settings/preview`: settings as they are typed, and the page to be seen with them. */
const PREVIEW_PAGES = ['/', '/mentions-legales', '/cgu', '/rgpd', '/accessibilite'] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];
export const sitePreviewRequest = z.object({
  page: z.enum(PREVIEW_PAGES),
  settings: z.record(z.string(), z.unknown()).pipe(siteSettings),
});
/** The page as it would be published: a whole HTML document without a script. */
export const sitePreview = z.object({ html: z.string() });

/** The company's name, the same wherever it stands. */
export function legalEntityOf({
  brand,
  legalPages,
}: Pick<PublishedSettings, 'brand' | 'legalPages'>): string {
  return legalPages.mentionsLegales.companyName || brand.legalEntity;
}

/**
 * True while anything of the law's checklist is missing, or any figure that is
 * shown is no evidence. No switch overrides it (design 9.1). How old a figure may be goes by the day
 * of the last save: a figure that grows old is marked where it is shown, and takes no platform that
 * people rely on back into a demonstration overnight.
 */
export const isDemonstration = (settings: PublishedSettings): boolean =>
  lacksAnything(settings, settings.lastUpdated ? new Date(settings.lastUpdated) : undefined);

/**
 * Whether sums that were recovered may stand on balances here, to be withdrawn: in a demonstration,
 * where they are nobody's, or on a basis that the notice publishes. Elsewhere they are information.
 */
export const holdsFunds = (settings: PublishedSettings): boolean =>
  isDemonstration(settings) || settings.legalPages.mentionsLegales.funds.basis !== 'none';

/** The sentence about the success rate, with the figure of the one claim in it. */
export function successRateSentence({ description, stats }: PublishedSettings): string {
  return description.successRate.replaceAll(
    RATE,
    formatStatistic.successRate(stats.successRate.value),
  );
}
