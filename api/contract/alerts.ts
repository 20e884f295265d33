import { z } from 'zod';

/** The ten types of the public base (specification 9), in its order. */
const ALERT_FRAUD_TYPES = [
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

const ALERT_COUNTRIES = ['France', 'Belgique', 'Suisse', 'Canada', 'Nigeria', 'Autre'] as const;

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
