import { z } from 'zod';
import { contract } from './contracts.ts';
import { exportedMessage } from './conversations.ts';
import { documentSummary } from './documents.ts';
import { invoice } from './invoices.ts';
import { kycVerification } from './kyc.ts';
import { balance } from './ledger.ts';
import { notification } from './notifications.ts';
import { currentPassword } from './passwords.ts';
import { payment } from './payments.ts';
import { ownRead } from './reads.ts';
import { receipt } from './receipts.ts';
import { report } from './reports.ts';
import { exportedPlan } from './steps.ts';
import { ticket } from './support-tickets.ts';
import { exportedLine } from './timeline.ts';
import { ACCOUNT_STATUSES, KYC_STATUSES, preferences, ROLES } from './users.ts';
import { withdrawal } from './withdrawals.ts';

const instant = z.string().nullable();

/** Marks what a deactivation set aside: hidden on every page, and still held. */
const setAside = { setAsideAt: instant };

/**
 * `GET /api/me/export`: everything that is held on a person, as one file
 * (RGPD, articles 15 and 20). Newest first; euros; instants in UTC. The page
 * to read has its parts in this order.
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
  /** The accepted words, as HTML; null where none were kept. */
  acceptedTerms: z.object({ version: z.string().nullable(), acceptedAt: instant, text: instant }),
  /** With the plan that was joined, as it was stored, what both sides wrote, the person's own lines of its timeline, and what was given for it: the PDFs lie in the ZIP. */
  reports: z.array(
    report.extend({
      ...setAside,
      plan: exportedPlan.nullable(),
      conversation: z.array(exportedMessage),
      timeline: z.array(exportedLine),
      receipts: z.array(receipt),
    }),
  ),
  tickets: z.array(ticket),
  kycVerifications: z.array(kycVerification),
  contracts: z.array(contract),
  payments: z.array(payment.extend(setAside)),
  invoices: z.array(invoice),
  balance,
  /** Recovered amounts that a second person of the team has yet to confirm; by how much the balance would change. */
  proposedAmounts: z.array(z.object({ at: z.string(), amount: z.number() })),
  withdrawals: z.array(withdrawal),
  notifications: z.array(notification.extend(setAside)),
  /** What is kept of mails after they left; `sentAt` null: not sent yet, or given up. */
  mails: z.array(z.object({ at: z.string(), subject: z.string(), sentAt: instant })),
  /** Alerts of which they said « Moi aussi » while signed in. */
  meToos: z.array(z.object({ at: z.string(), alertTitle: z.string(), alertSlug: z.string() })),
  /** Disputes of alerts from the account's confirmed address. */
  disputes: z.array(
    z.object({
      at: z.string(),
      alertTitle: z.string(),
      alertSlug: z.string(),
      status: z.enum(['unconfirmed', 'open', 'upheld', 'dismissed']),
      message: z.string(),
      answer: z.string(),
      answeredAt: instant,
    }),
  ),
  /** Keys of partners for which the account's confirmed address answers. */
  checkKeys: z.array(z.object({ at: z.string(), partner: z.string(), revokedAt: instant })),
  /** Documents that were uploaded and attached to nothing. */
  looseDocuments: z.array(documentSummary),
  sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), expiresAt: z.string() })),
  /** What the team read of theirs. */
  reads: z.array(ownRead),
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

/**
 * `POST /api/me/exports` asks for a ZIP of everything, `GET` lists the last
 * ones, newest first. Made in the background, with a notification; `url` leads
 * to the file until `expiresAt`. `size` in bytes.
 */
export const dataExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.string(),
  readyAt: instant,
  expiresAt: instant,
  size: z.number().int().nullable(),
  url: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;
export const dataExports = z.object({ items: z.array(dataExport) });
export type DataExports = z.infer<typeof dataExports>;
/** How long the file of an export stays. */
export const EXPORT_DAYS = 7;

/** What stands in the way of an erasure; each ends by somebody's doing, not by waiting alone. */
const BLOCKERS = {
  withdrawal:
    'Un de vos retraits est encore en attente. Attendez qu’il soit traité, ou annulez-le dans «\u00a0Retraits\u00a0».',
  balance: 'Il reste de l’argent sur votre compte, ou un montant à confirmer.',
  payment:
    'Un de vos paiements attend encore sa vérification. S’il n’a pas eu lieu, écrivez-le au support.',
  refund: 'Un remboursement vous est encore dû.',
} as const;
export type ErasureBlocker = keyof typeof BLOCKERS;
/** In the order in which they are told. */
export const ERASURE_BLOCKERS = Object.keys(BLOCKERS) as ErasureBlocker[];
export const erasureBlockerSentence = (blocker: ErasureBlocker): string => BLOCKERS[blocker];

/**
 * What stays after an erasure, and under which law: without name, address or
 * contact but for the papers that must carry them.
 */
export const KEPT_AFTER_ERASURE = {
  invoices: {
    label: 'Factures et avoirs, avec le nom et les coordonnées qui y figurent',
    law: 'Code de commerce, article L123-22\u00a0: 10\u00a0ans',
  },
  contracts: {
    label:
      'Contrats acceptés, tels que vous les avez lus, avec le nom et les coordonnées qui y figurent',
    law: 'Code de la consommation, article L213-1\u00a0: 10\u00a0ans',
  },
  payments: {
    label: 'Paiements, sous un numéro',
    law: 'Code de commerce, article L123-22\u00a0: 10\u00a0ans',
  },
  ledgerEntries: {
    label: 'Mouvements de votre solde et retraits versés, sous un numéro',
    law: 'Code de commerce, article L123-22\u00a0: 10\u00a0ans',
  },
} as const;
export type KeptAfterErasure = keyof typeof KEPT_AFTER_ERASURE;
/** The kinds of which a person has something. */
export const keptOf = (counts: ErasurePreview['kept']): KeptAfterErasure[] =>
  (Object.keys(KEPT_AFTER_ERASURE) as KeptAfterErasure[]).filter((name) => counts[name] > 0);

const count = z.number().int();
/** `GET /api/me/erasure`: what `DELETE /api/me` would do. */
export const erasurePreview = z.object({
  obstacles: z.array(z.enum(ERASURE_BLOCKERS)),
  kept: z.object({
    invoices: count,
    contracts: count,
    payments: count,
    ledgerEntries: count,
  }),
  erased: z.object({
    reports: count,
    documents: count,
    tickets: count,
    notifications: count,
    kycVerifications: count,
  }),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

/** `DELETE /api/me`. */
export const erasure = z.object({
  password: currentPassword('Veuillez saisir votre mot de passe'),
});
