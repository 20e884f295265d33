import { ALERTS } from './alerts.ts';
import { APPROVALS } from './approvals.ts';
import { AUDIT_EVENTS } from './audit-events.ts';
import { SESSIONS } from './auth.ts';
import { BLOCKLISTS } from './blocklists.ts';
import { CHECK_KEYS } from './check-keys.ts';
import { CONTRACTS } from './contracts.ts';
import { DISPUTES } from './disputes.ts';
import { DOCUMENTS } from './documents.ts';
import { INVOICES } from './invoices.ts';
import { KYC } from './kyc.ts';
import { RECOVERED_AMOUNTS } from './ledger.ts';
import { LIMITS } from './limits.ts';
import { MAILS } from './mails.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';
import { PAYMENTS } from './payments.ts';
import { EXPORTS } from './personal-data.ts';
import { REPORTS } from './reports.ts';
import { RETENTION } from './retention.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { STAFF } from './staff.ts';
import { SUPPORT_TICKETS } from './support-tickets.ts';
import { USERS } from './users.ts';
import { WITHDRAWALS } from './withdrawals.ts';
import type { AuditWords, COMMON } from './words.ts';

/** What something may be done to, each with the words of its feature. */
export const OBJECTS = {
  users: USERS,
  staff: STAFF,
  sessions: SESSIONS,
  reports: REPORTS,
  documents: DOCUMENTS,
  notifications: NOTIFICATIONS,
  contracts: CONTRACTS,
  payments: PAYMENTS,
  invoices: INVOICES,
  'payment-settings': PAYMENT_SETTINGS,
  withdrawals: WITHDRAWALS,
  'recovered-amounts': RECOVERED_AMOUNTS,
  'support-tickets': SUPPORT_TICKETS,
  'kyc-verifications': KYC,
  alerts: ALERTS,
  disputes: DISPUTES,
  lists: BLOCKLISTS,
  'check-keys': CHECK_KEYS,
  'site-settings': SITE_SETTINGS,
  retention: RETENTION,
  limits: LIMITS,
  mails: MAILS,
  exports: EXPORTS,
  approvals: APPROVALS,
  'audit-events': AUDIT_EVENTS,
} as const satisfies Readonly<Record<string, AuditWords>>;

type Words = typeof OBJECTS;
export type AuditObject = keyof Words;
/** What the words of an object name; where `Of` is several objects, what those of each name. */
type Names<Of extends AuditObject, Part extends 'actions' | 'fields'> =
  | keyof (typeof COMMON)[Part]
  | (Words[Of] extends Readonly<Record<Part, infer Table>> ? keyof Table & string : never);
export type AuditAction<Of extends AuditObject> = Names<Of, 'actions'>;

/** What names a path: the whole of it or its last part. */
type Named<Of extends AuditObject, Path extends string> =
  Path extends Names<Of, 'fields'>
    ? Path
    : Path extends `${string}.${infer Rest}`
      ? Named<Of, Rest>
      : never;
/** The codes within a value: strings of a closed set. */
type CodeIn<Value> = Value extends readonly (infer Item)[]
  ? CodeIn<Item>
  : string extends Value
    ? never
    : Extract<Value, string>;
type CodeOf<Of extends AuditObject, Field extends string> = Field extends 'changed'
  ? Names<Of, 'fields'>
  : Words[Of] extends { values: Readonly<Record<Field, infer Table>> }
    ? keyof Table
    : never;
type Worded<Of extends AuditObject, Value, Path extends string> =
  Exclude<Extract<Value, object>, readonly unknown[]> extends never
    ? [Named<Of, Path>] extends [never]
      ? never
      : CodeIn<Value> extends CodeOf<Of, Named<Of, Path>>
        ? Value
        : never
    : AuditState<Of, Value, `${Path}.`>;

/**
 * What an entry says of an object before or after: every field must have its
 * French words with the object's feature, and every code. `changed` names fields.
 */
export type AuditState<Of extends AuditObject, State, Prefix extends string = ''> = {
  [Name in keyof State as Name & string]: Worded<Of, State[Name], `${Prefix}${Name & string}`>;
};
