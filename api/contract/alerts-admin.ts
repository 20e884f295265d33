import { z } from 'zod';
import { ALERT_COUNTRIES, ALERT_FRAUD_TYPES, ALERT_STATUSES, checkWay } from './alerts.ts';
import { amountInEuros } from './amounts.ts';
import { versionRead } from './fields.ts';
import { INDICATOR_KINDS } from './indicators.ts';
import { adminQuery, someOf } from './pagination.ts';
import { calendarDay } from './reports.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

export type AlertStatus = (typeof ALERT_STATUSES)[number];

export const ALERT_STATUS_LABELS: Readonly<Record<AlertStatus, string>> = {
  pending: 'En attente',
  verified: 'Publiée',
  rejected: 'Rejetée',
  retired: 'Retirée',
  suspended: 'Suspendue',
};

const ALERT_SOURCES = ['sample', 'report', 'staff'] as const;
export type AlertSource = (typeof ALERT_SOURCES)[number];

/** Where an alert may go from each status. Only `verified` is public. */
export const ALERT_TRANSITIONS: Readonly<Record<AlertStatus, readonly AlertStatus[]>> = {
  pending: ['verified', 'rejected'],
  verified: ['suspended', 'retired'],
  suspended: ['verified', 'retired'],
  rejected: ['pending'],
  retired: ['verified'],
};

/** Whether it was never public: its address may still follow its title. */
export const isDraft = (status: AlertStatus): boolean =>
  status === 'pending' || status === 'rejected';

/** A row of the back office's list. `amount` in euros, `dateOfFraud` a calendar day. */
export const adminAlertRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  fraudType: z.enum(ALERT_FRAUD_TYPES),
  country: z.enum(ALERT_COUNTRIES),
  region: z.string(),
  amount: z.number(),
  dateOfFraud: z.string(),
  meeTooCount: z.number().int(),
  status: z.enum(ALERT_STATUSES),
  contested: z.boolean(),
  source: z.enum(ALERT_SOURCES),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type AdminAlertRow = z.infer<typeof adminAlertRow>;

/** What is known of an indicator: `value` in full, `display` as everybody sees it. */
const adminIndicator = z.object({
  kind: z.enum(INDICATOR_KINDS),
  value: z.string(),
  display: z.string(),
  /** Whether an open dispute keeps it from being shown and matched. */
  suspended: z.boolean(),
});

/** Kinds of what is taken out of a report. */
export const REMOVED_LABELS = {
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  address: 'Adresse',
  account: 'Compte ou numéro',
  wallet: 'Portefeuille',
} as const;
export type RemovedKind = keyof typeof REMOVED_LABELS;
const removedKinds = Object.keys(REMOVED_LABELS) as [RemovedKind, ...RemovedKind[]];

/** One thing that was taken out, as it stood in the report. Never stored. */
const removedText = z.object({ kind: z.enum(removedKinds), text: z.string() });
export type RemovedText = z.infer<typeof removedText>;

/** An alert with everything needed to decide it. */
export const adminAlert = adminAlertRow.extend({
  description: z.string(),
  perpetratorInfo: z.string(),
  indicators: z.array(adminIndicator),
  contestedAt: z.string().nullable(),
  /** How it was checked and with which piece; null before anybody said. */
  checkedHow: checkWay.nullable(),
  checkedWith: z.string().nullable(),
  /** The calendar day of the check, and by whom, by name. */
  checkedOn: z.string().nullable(),
  checkedByName: z.string().nullable(),
  reportId: z.string().nullable(),
  /** Null where there is no report, or none that the reader may read. */
  removed: z.array(removedText).nullable(),
  /** What still looks like somebody's name in the texts. */
  possibleNames: z.array(z.string()),
  /** Published alerts that name the same site, number or account, by the indicators as they are stored. */
  alike: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type AdminAlert = z.infer<typeof adminAlert>;

const indicator = z.object({
  kind: z.enum(INDICATOR_KINDS, { error: 'Veuillez choisir un type d’élément' }),
  value: requiredText('Veuillez indiquer l’élément ou retirer sa ligne', 2000),
});

/** The fields of an alert that staff write. */
export const alertFields = z.object({
  title: staffText(requiredText('Veuillez donner un titre à l’alerte', 150), 'alert'),
  description: staffText(requiredText('Veuillez décrire l’arnaque', 10_000), 'alert'),
  perpetratorInfo: staffText(optionalText(2000), 'alert'),
  fraudType: z.enum(ALERT_FRAUD_TYPES, { error: 'Veuillez choisir le type de fraude' }),
  country: z.enum(ALERT_COUNTRIES, { error: 'Veuillez choisir un pays' }),
  region: staffText(optionalText(100), 'alert'),
  amount: amountInEuros('Veuillez entrer un montant valide'),
  dateOfFraud: calendarDay,
  indicators: z
    .array(indicator, { error: 'Les éléments reconnaissables sont illisibles' })
    .max(100, { error: 'Une alerte a au plus 100 éléments reconnaissables' }),
});
export const alertForm = staffForm(alertFields);
export type AlertFields = z.input<typeof alertFields>;

/** `POST /api/admin/alerts`: by hand, or from a report in one action. It begins as pending. */
export const alertCreation = staffForm(
  z.union([z.object({ reportId: z.uuid({ error: 'Signalement inconnu' }) }).strict(), alertFields]),
);

/** What staff confirm before an alert goes out. */
export const NO_PERSON_NAMED = 'Aucune personne physique n’est nommée';

/** `PUT /api/admin/alerts/{id}`: the record as read, with its changes. */
export const alertUpdate = staffForm(
  alertFields.extend({
    status: z.enum(ALERT_STATUSES, { error: 'Veuillez choisir un statut' }),
    /** Must be true before an alert becomes public. */
    noPersonNamed: z.boolean({ error: 'Cette confirmation est oui ou non' }).default(false),
    /** Both must be there before an alert becomes public; the piece is for the team alone. */
    checkedHow: checkWay.nullish().or(z.literal('').transform(() => null)),
    checkedWith: staffText(optionalText(300), 'alert').nullish(),
    version: versionRead,
  }),
);

export const adminAlertsQuery = adminQuery(
  {
    q: z.string().max(200),
    status: someOf(ALERT_STATUSES),
    fraudType: z.enum(ALERT_FRAUD_TYPES),
    country: z.enum(ALERT_COUNTRIES),
    reportId: z.string(),
  },
  ['createdAt', 'updatedAt', 'amount', 'meeTooCount', 'status', 'title', 'fraudType', 'country'],
);
