import { z } from 'zod';
import type { REPORT_FRAUD_TYPES } from './reports.ts';

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
export type AlertFraudType = (typeof ALERT_FRAUD_TYPES)[number];

export const ALERT_COUNTRIES = [
  'France',
  'Belgique',
  'Suisse',
  'Canada',
  'Nigeria',
  'Autre',
] as const;

/** The one table between the seven types of the report form and the ten of the public base. */
export const REPORT_TO_ALERT_TYPE: Readonly<
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

/** An alert as everybody may read it. `amount` in euros, `dateOfFraud` a calendar day. */
export const publicAlert = z.object({
  id: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
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
  /** Opaque: it never leads to an account, and is null where nobody in particular reported. */
  reporterId: z.string().nullable(),
  status: z.literal('verified'),
});
export type PublicAlert = z.infer<typeof publicAlert>;
