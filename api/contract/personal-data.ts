import { z } from 'zod';
import { balance } from './balance.ts';
import { contract } from './contracts.ts';
import { documentSummary } from './documents.ts';
import { invoice } from './invoices.ts';
import { notification } from './notifications.ts';
import { payment } from './payments.ts';
import { report } from './reports.ts';
import { ACCOUNT_STATUSES, KYC_STATUSES, preferences, ROLES } from './users.ts';
import { withdrawal } from './withdrawals.ts';

const instant = z.string().nullable();

/** Of these, what a deactivation set aside is marked: it is hidden on every page, and still held. */
const setAside = { setAsideAt: instant };

/**
 * `GET /api/me/export`: everything that is held on a person, as one file
 * (RGPD, articles 15 and 20). Newest first; euros; instants in UTC.
 */
export const personalData = z.object({
  exportedAt: z.string(),
  account: z.object({
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    bio: z.string(),
    avatar: z.string().nullable(),
    role: z.enum(ROLES),
    status: z.enum(ACCOUNT_STATUSES),
    isEmailVerified: z.boolean(),
    verified: z.boolean(),
    verifiedAt: instant,
    kycStatus: z.enum(KYC_STATUSES),
    createdAt: z.string(),
    updatedAt: z.string(),
    lastLoginAt: instant,
    statusUpdatedAt: instant,
    deletedAt: instant,
    reactivatedAt: instant,
    adultDeclaredAt: instant,
    preferences,
  }),
  /** Their very words, as HTML; null where none were kept. */
  acceptedTerms: z.object({ version: z.string().nullable(), acceptedAt: instant, text: instant }),
  reports: z.array(report.extend(setAside)),
  /** Uploaded and attached to nothing. */
  looseDocuments: z.array(documentSummary),
  contracts: z.array(contract),
  payments: z.array(payment.extend(setAside)),
  invoices: z.array(invoice),
  balance,
  withdrawals: z.array(withdrawal),
  notifications: z.array(notification.extend(setAside)),
  sessions: z.array(z.object({ createdAt: z.string(), expiresAt: z.string() })),
  /** What the journal holds of what this person did, and of what was done to the account. */
  events: z.array(
    z.object({
      at: z.string(),
      action: z.string(),
      objectType: z.string(),
      objectId: z.string(),
      by: z.enum(['Vous', 'Support', 'Système']),
    }),
  ),
});
export type PersonalData = z.infer<typeof personalData>;
