import { z } from 'zod';
import { CHECK_WAYS, type CheckWay } from './check-ways.ts';
import { INDICATOR_KINDS } from './indicators.ts';
import { page, pageQuery } from './pagination.ts';
import { ALERT_SLUG } from './paths.ts';
import type { REPORT_FRAUD_TYPES } from './report-choices.ts';

/** The ten types of the public base (specification 9), in its order. */
export const ALERT_FRAUD_TYPES = [
  'Phishing / Email frauduleux',
  'Fausse boutique en ligne',
  'Arnaque sentimentale',
  'Fraude bancaire',
  'Faux support technique',
  'Investissement frauduleux',
  'Arnaque téléphonique',
  "Usurpation d'identité",
  'Autre',
  'Trading arnaque',
] as const;
type AlertFraudType = (typeof ALERT_FRAUD_TYPES)[number];

/** The alert type of each of the report form's seven types. */
export const ALERT_TYPE_OF_REPORT: Readonly<
  Record<(typeof REPORT_FRAUD_TYPES)[number], AlertFraudType>
> = {
  Phishing: 'Phishing / Email frauduleux',
  'E-commerce frauduleux': 'Fausse boutique en ligne',
  "Usurpation d'identité": "Usurpation d'identité",
  'Arnaque au support technique': 'Faux support technique',
  'Arnaque aux sentiments': 'Arnaque sentimentale',
  'Trading arnaque': 'Trading arnaque',
  Autre: 'Autre',
};

export const ALERT_COUNTRIES = [
  'France',
  'Belgique',
  'Suisse',
  'Canada',
  'Nigeria',
  'Autre',
] as const;

/** Only `verified` is public. */
export const ALERT_STATUSES = ['pending', 'verified', 'rejected', 'retired', 'suspended'] as const;

/** Newest first, largest amount first, most « Moi aussi » first. */
const ALERT_SORTS = ['recent', 'amount', 'reported'] as const;

export const checkWay = z.enum(Object.keys(CHECK_WAYS) as [CheckWay, ...CheckWay[]], {
  error: 'Indiquez comment l’alerte a été vérifiée',
});

/** An alert as everybody may read it. `amount` in euros, `dateOfFraud` a calendar day. */
export const publicAlert = z.object({
  id: z.string(),
  slug: z.string().regex(ALERT_SLUG),
  title: z.string(),
  description: z.string(),
  fraudType: z.enum(ALERT_FRAUD_TYPES),
  amount: z.number().min(0),
  dateOfFraud: z.iso.date(),
  perpetratorInfo: z.string(),
  createdAt: z.iso.datetime(),
  meeTooCount: z.number().int().min(0),
  country: z.enum(ALERT_COUNTRIES),
  region: z.string(),
  /** An opaque id that leads to no account; null where nobody in particular reported. */
  reporterId: z.string().nullable(),
  status: z.literal('verified'),
  /** Whether an open dispute stands against it. */
  contested: z.boolean(),
  /** The calendar day on which, and how, it was checked; null for one from before that had to be said. */
  checkedOn: z.iso.date().nullable().default(null),
  checkedHow: checkWay.nullable().default(null),
  /** What it is recognised by; phones, e-mails and IBANs masked. */
  indicators: z.array(z.object({ kind: z.enum(INDICATOR_KINDS), display: z.string() })),
});
export type PublicAlert = z.infer<typeof publicAlert>;

/** How far the matches of a search are counted. */
export const MAX_ALERT_TOTAL = 1000;

/**
 * `GET /api/alerts`. `q`: what title, description or perpetrator info contain,
 * whatever its case, accents and punctuation; one or two characters are the
 * start of a word. A cursor belongs to the sort that it came with.
 */
export const alertsQuery = pageQuery
  .extend({
    q: z.string().max(200).optional(),
    fraudType: z.enum(ALERT_FRAUD_TYPES).optional(),
    country: z.enum(ALERT_COUNTRIES).optional(),
    sort: z.enum(ALERT_SORTS).default('recent'),
  })
  .strict();
export type AlertsQuery = z.infer<typeof alertsQuery>;

/** A page of alerts. `total` is exact up to 1,000; beyond it is 1,000 and `totalIsMore`. */
export const alertPage = page(publicAlert).extend({
  total: z.number().int().max(MAX_ALERT_TOTAL),
  totalIsMore: z.boolean(),
});
export type AlertPage = z.infer<typeof alertPage>;

/** `GET /api/alerts/stats`: over all public alerts, at most a minute old. `totalAmount` in euros. */
export const alertStats = z.object({
  total: z.number().int(),
  totalAmount: z.number(),
  /** How often somebody said « Moi aussi ». */
  meToos: z.number().int(),
  byFraudType: z.array(z.object({ fraudType: z.string(), total: z.number().int() })),
  byCountry: z.array(z.object({ country: z.string(), total: z.number().int() })),
});
export type AlertStats = z.infer<typeof alertStats>;

/** `POST /api/alerts/{id}/me-too`. `counted` is false where this visitor or account had said it before, or too many at their address. */
export const meTooResult = z.object({ meeTooCount: z.number().int(), counted: z.boolean() });
export type MeTooResult = z.infer<typeof meTooResult>;
