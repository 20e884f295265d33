/**
 * Section 3 of the specification, field by field in its order and its words,
 * and where each one stands. `fields.test.ts` holds it against the contracts.
 */
import { adminSummary } from '@parade/api/contract/admin-summary.ts';
import { publicAlert } from '@parade/api/contract/alerts.ts';
import { me, ownSession, sessionUser } from '@parade/api/contract/auth.ts';
import { adminKycVerification, kycVerification } from '@parade/api/contract/kyc.ts';
import { broadcast, notification } from '@parade/api/contract/notifications.ts';
import { paymentSetting } from '@parade/api/contract/payment-settings.ts';
import { adminPayment } from '@parade/api/contract/payments.ts';
import { personalData } from '@parade/api/contract/personal-data.ts';
import { adminReport, clientSummary, report } from '@parade/api/contract/reports.ts';
import { siteSettingsRecord } from '@parade/api/contract/site-settings.ts';
import { staffMember } from '@parade/api/contract/staff.ts';
import { adminTicket } from '@parade/api/contract/support-tickets.ts';
import { adminUser } from '@parade/api/contract/users.ts';
import { adminWithdrawal } from '@parade/api/contract/withdrawals.ts';
import type { Schema } from './has-field.ts';

/** On the wire, dots between the levels; lists and what may be absent are looked through. */
interface OnTheWire {
  schema: Schema;
  path: string;
}
/** In the database alone, and why it never leaves. */
interface StoredOnly {
  /** `table.column`. */
  column: string;
  because: string;
}
/** Nowhere, and why. `name`: what it would be called. */
interface Missing {
  missing: string;
  name: string;
}
type Place = OnTheWire | StoredOnly | Missing;

/** Fields that stand under the specification's own names; `under` is the level that they share. */
const on = (schema: Schema, fields: string, under = ''): Record<string, Place> =>
  Object.fromEntries(
    fields.split(', ').map((field) => [under + field, { schema, path: under + field }]),
  );

export const FIELDS: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  users: {
    ...on(
      adminUser,
      'uid, name, email, phone, address, createdAt, updatedAt, status, role, verified, isEmailVerified, lastLoginAt, verifiedAt, verifiedBy, kycStatus, recoveredAmount, deletedAt, deletedBy, deletedByEmail, reactivatedAt, reactivatedBy, reactivatedByEmail, statusUpdatedAt, statusUpdatedBy',
    ),
    ...on(me, 'avatar, bio', 'profile.'),
    ...on(me, 'notifications, emailAlerts, language', 'profile.preferences.'),
    ...on(
      me,
      'reportsSubmitted, resolvedReports, alertsReceived, moneyRecovered, lastUpdated',
      'stats.',
    ),
  },
  admins: {
    ...on(staffMember, 'email, name, role, createdAt, createdBy'),
    ...on(
      staffMember,
      'manageReports, managePayments, manageUsers, systemSettings',
      'permissions.',
    ),
  },
  'Session user': on(
    sessionUser,
    'uid, email, displayName, emailVerified, isAdmin, role, name, profile, status, permissions',
  ),
  reports: {
    ...on(
      adminReport,
      'id, userId, userEmail, title, fraudType, amount, status, description, additionalInfo, date, location, contactInfo, createdAt, updatedAt, reference, recoveredAmount, adminNote, documents',
    ),
    adminNotes: {
      missing: 'The specification has one note by two names; a field has one.',
      name: 'adminNotes',
    },
  },
  payments: on(
    adminPayment,
    'id, userId, userEmail, status, verified, method, cryptocurrency, cryptoName, cryptoSymbol, amount, amountInEUR, description, reference, transactionHash, createdAt, updatedAt, verifiedAt, verifiedBy',
  ),
  paymentSettings: on(paymentSetting, 'walletAddress, minimumAmount, updatedAt, updatedBy'),
  withdrawals: on(
    adminWithdrawal,
    'id, userId, userEmail, amount, method, binanceId, bankName, accountNumber, accountHolder, walletType, walletAddress, status, adminNote, createdAt, updatedAt',
  ),
  supportTickets: {
    ...on(
      adminTicket,
      'id, userId, userEmail, subject, message, priority, status, createdAt, updatedAt, updatedBy, lastResponse, lastResponseBy, lastResponseAt, respondedAt',
    ),
    ...on(adminTicket, 'id, message, sender, senderName, timestamp, isAdmin', 'conversations.'),
  },
  notifications: {
    ...on(
      notification,
      'id, userId, type, title, message, priority, category, read, createdAt, updatedAt',
    ),
    // Whoever receives it reads « Support »; who that was, staff alone.
    sentBy: { schema: broadcast, path: 'sentBy' },
    ...on(notification, 'sentAt, metadata.senderName'),
    // Nothing that a deactivation set aside shows on a page; the export of one's own data has it.
    'deleted flag': { schema: personalData, path: 'notifications.setAsideAt' },
  },
  kycVerifications: {
    ...on(
      adminKycVerification,
      'userId, userEmail, fullName, dateOfBirth, address, idNumber, notes',
    ),
    ...on(adminKycVerification, 'idFront, idBack', 'documents.'),
    ...on(adminKycVerification, 'status, submittedAt, reviewedAt, reviewedBy, uploadMethod'),
  },
  siteSettings: {
    ...on(siteSettingsRecord, 'phone, email, support, locations, website', 'contactInfo.'),
    ...on(siteSettingsRecord, 'main, hero, successRate', 'description.'),
    ...on(siteSettingsRecord, 'victimsHelped, fundsRecovered, successRate, averageTime', 'stats.'),
    ...on(
      siteSettingsRecord,
      'companyName, legalForm, capital, siret, codeApe, rcs, tvaNumber, director, address, hostingCompany, hostingAddress',
      'legalPages.mentionsLegales.',
    ),
    ...on(
      siteSettingsRecord,
      'lastUpdate, effectiveDate, contactEmail, contactPhone, contactAddress, servicesDescription, successRateDisclaimer',
      'legalPages.cgu.',
    ),
    ...on(
      siteSettingsRecord,
      'lastUpdate, introduction, responsibleEntity, dpoEmail, dpoAddress',
      'legalPages.rgpd.',
    ),
    ...on(
      siteSettingsRecord,
      'accountData, fraudReports, kycDocuments, navigationData',
      'legalPages.rgpd.retentionPeriods.',
    ),
    ...on(siteSettingsRecord, 'lastUpdated, updatedBy'),
  },
  'Public alert': on(
    publicAlert,
    'id, title, description, fraudType, amount, dateOfFraud, perpetratorInfo, createdAt, meeTooCount, country, reporterId, status, region',
  ),
  'Dashboard statistics (admin)': on(
    adminSummary,
    'totalUsers, totalReports, pendingReports, totalPayments, pendingPayments, totalWithdrawals, pendingWithdrawals, totalSupportTickets, openTickets, totalRecoveredAmount',
  ),
  'Client report summary': on(
    clientSummary,
    'total, pending, inProgress, resolved, totalAmount, recoveredAmount',
  ),
  'Data the policy says it collects': {
    ...on(me, 'name, email, phone'),
    'postal address': { schema: me, path: 'address' },
    'date of birth': { schema: kycVerification, path: 'dateOfBirth' },
    'scam descriptions': { schema: report, path: 'description' },
    amounts: { schema: report, path: 'amount' },
    'supporting documents': { schema: report, path: 'documents' },
    'scammers’ contact details': { schema: report, path: 'contactInfo' },
    'IP address': {
      column: 'rate_limits.key',
      because: 'A hash, for a day at most, that limits attempts: no address can be read from it.',
    },
    'browser type': { schema: ownSession, path: 'device' },
    'browser version': {
      missing:
        'A device is recognised without it: what is not needed is not kept (RGPD, article 5.1.c).',
      name: 'browserVersion',
    },
    'connection data': { schema: ownSession, path: 'createdAt' },
    'usage data': { schema: personalData, path: 'events.action' },
    'cookie of the session': {
      column: 'sessions.id',
      because: 'Its hash: whoever reads it opens no session, and it is a secret besides.',
    },
    'cookie of the device': {
      column: 'known_devices.hash',
      because: 'A hash of a random number that says nothing of anybody.',
    },
    'cookie of « Moi aussi »': {
      column: 'alert_me_toos.mark',
      because: 'A hash that names a browser and nobody; the export lists the alerts themselves.',
    },
  },
};
