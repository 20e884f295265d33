import { z } from 'zod';
import { adminQuery, personFilter } from './pagination.ts';
import { READ_REPORT_STATUSES } from './report-statuses.ts';
import { changedText, nameText, optionalText } from './text-fields.ts';

/** `inactive` exists only in records from before this platform; lifting a block lifts it too. */
export const ACCOUNT_STATUSES = ['active', 'blocked', 'inactive', 'disabled', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const ACCOUNT_STATUS_LABELS: Readonly<Record<AccountStatus, string>> = {
  active: 'Actif',
  blocked: 'Bloqué',
  inactive: 'Inactif',
  disabled: 'Désactivé',
  deleted: 'Supprimé',
};

export const ROLES = ['user', 'admin'] as const;

export const KYC_STATUSES = ['not_submitted', 'pending', 'approved', 'rejected'] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

const choice = z.boolean({ error: 'Indiquez oui ou non' });

/**
 * `GET` and `PUT /api/me/preferences`: the five toggles of the settings, by
 * the specification's names where it has one. `notifications`: announced on
 * the device; `emailAlerts`: copied by mail; `reportUpdates`: told of each
 * step of a report at all.
 */
export const preferences = z.object({
  notifications: choice,
  emailAlerts: choice,
  smsAlerts: choice,
  reportUpdates: choice,
  marketingEmails: choice,
  language: z.literal('fr').default('fr'),
});
export type Preferences = z.output<typeof preferences>;

/**
 * The figures of a person's record, counted when they are asked for: euros,
 * notifications as alerts. `lastUpdated`: when something counted last changed.
 */
export const userStats = z.object({
  reportsSubmitted: z.number().int(),
  resolvedReports: z.number().int(),
  alertsReceived: z.number().int(),
  moneyRecovered: z.number(),
  lastUpdated: z.string().nullable(),
});
export type UserStats = z.infer<typeof userStats>;

export const nameField = nameText('Veuillez indiquer votre nom complet', 120);
const PHONE = 40;
const ADDRESS = 300;
/** What is said of a number that nobody can call. */
export const PHONE_REFUSED =
  'Indiquez un numéro français à dix chiffres, ou un numéro étranger précédé de + et de son indicatif';

/**
 * Whether it is shaped like a number, French or with its country. The server knows if it exists.
 */
export function isPhoneShaped(typed: string): boolean {
  const dialled = typed.replace(/[^+\d]/g, '');
  return /^(?:0[1-9]\d{8}|(?:\+|00)[1-9]\d{6,14})$/.test(dialled);
}

export const phoneField = optionalText(PHONE).refine(
  (typed) => typed === '' || isPhoneShaped(typed),
  { error: PHONE_REFUSED },
);
export const addressField = optionalText(ADDRESS);

/**
 * `PATCH /api/me`: what a person may change about themselves; the e-mail is not among it. An absent
 * field stays as it was. The server looks at a phone only where it changes, so that an odd one from
 * before hinders no other change.
 */
export const profileUpdate = z.object({
  name: nameField.optional(),
  phone: changedText(PHONE),
  address: changedText(ADDRESS),
  bio: changedText(500),
});
export type ProfileUpdate = z.input<typeof profileUpdate>;

/** `PUT /api/me/avatar`: a picture that was uploaded before. */
export const avatarUpdate = z.object({ documentId: z.uuid({ error: 'Document inconnu' }) });

/** Trimmed and in lower case: one spelling for one mailbox. */
export const emailField = z
  .string({ error: 'Veuillez indiquer votre adresse e-mail' })
  .max(1000, { error: 'Adresse email invalide' })
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'Veuillez indiquer votre adresse e-mail' })
      .max(254, { error: 'Adresse email invalide' })
      .pipe(z.email({ error: 'Adresse email invalide' })),
  );

/** A row of the users tab. `recoveredAmount` is the available balance, in euros. */
export const adminUserRow = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  role: z.enum(ROLES),
  verified: z.boolean(),
  isEmailVerified: z.boolean(),
  kycStatus: z.enum(KYC_STATUSES),
  recoveredAmount: z.number(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  version: z.number().int(),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

/**
 * Everything that is held on a person, for the panel of the users tab.
 * `verifiedAt` and `verifiedBy` say when the flag was last set either way.
 */
export const adminUser = adminUserRow.extend({
  /** Where the picture is read; null without one. */
  avatar: z.string().nullable(),
  address: z.string(),
  bio: z.string(),
  updatedAt: z.string(),
  verifiedAt: z.string().nullable(),
  verifiedBy: z.string().nullable(),
  verifiedByEmail: z.string().nullable(),
  deletedAt: z.string().nullable(),
  deletedBy: z.string().nullable(),
  deletedByEmail: z.string().nullable(),
  reactivatedAt: z.string().nullable(),
  reactivatedBy: z.string().nullable(),
  reactivatedByEmail: z.string().nullable(),
  statusUpdatedAt: z.string().nullable(),
  statusUpdatedBy: z.string().nullable(),
  statusUpdatedByEmail: z.string().nullable(),
  termsVersion: z.string().nullable(),
  termsAcceptedAt: z.string().nullable(),
  /** Whether the words that were accepted are kept: `…/accepted-terms`. */
  hasAcceptedText: z.boolean(),
  adultDeclaredAt: z.string().nullable(),
  /** When the account was erased; its row is a mere number since. */
  erasedAt: z.string().nullable(),
  preferences,
  /** True for somebody who is also staff: their account is changed in the staff tab alone. */
  isAdmin: z.boolean(),
  openSessions: z.number().int(),
  documents: z.number().int(),
  notifications: z.object({ total: z.number().int(), unread: z.number().int() }),
  reports: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      title: z.string(),
      status: z.enum(READ_REPORT_STATUSES),
      amount: z.number().nullable(),
      createdAt: z.string(),
      deletedAt: z.string().nullable(),
    }),
  ),
  /** The latest events of the journal about this account, newest first. */
  events: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      action: z.string(),
      actorEmail: z.string().nullable(),
    }),
  ),
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUsersQuery = adminQuery(
  {
    ...personFilter,
    status: z.enum(ACCOUNT_STATUSES),
  },
  ['createdAt', 'name', 'email', 'phone', 'verified', 'status', 'lastLoginAt'],
);

export const DEACTIVATION_MODES = ['disabled', 'deleted'] as const;
/** `POST …/deactivation`. */
export const deactivation = z.object({
  mode: z.enum(DEACTIVATION_MODES, { error: 'Choisissez désactiver ou supprimer' }),
});
/** What a person types, exactly, before a deactivation is sent (specification 5). */
export const DEACTIVATION_WORD = 'DESACTIVER';
