import { ALERTS } from './alerts.ts';
import { SESSIONS } from './auth.ts';
import { BLOCKLISTS } from './blocklists.ts';
import { CONTRACTS } from './contracts.ts';
import { DISPUTES } from './disputes.ts';
import { DOCUMENTS } from './documents.ts';
import { INVOICES } from './invoices.ts';
import { KYC } from './kyc.ts';
import { RECOVERED_AMOUNTS } from './ledger.ts';
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
  'site-settings': SITE_SETTINGS,
  retention: RETENTION,
  exports: EXPORTS,
} as const satisfies Readonly<Record<string, AuditWords>>;

type Words = typeof OBJECTS;
export type AuditObject = keyof Words;
/** What may be done to an object; to any of several, where the type names several. */
export type AuditAction<Of extends AuditObject> =
  | keyof (typeof COMMON)['actions']
  | (keyof Words[Of]['actions'] & string);

type Field<Of extends AuditObject> = keyof (typeof COMMON)['fields'] | keyof Words[Of]['fields'];
/** How the words call a path: by the whole of it or by its last part. */
type Named<Of extends AuditObject, Path extends string> =
  Path extends Field<Of> ? Path : Path extends `${string}.${infer Rest}` ? Named<Of, Rest> : never;
/** The codes within a value: what is a string of a closed set. */
type CodeIn<Value> = Value extends readonly (infer Item)[]
  ? CodeIn<Item>
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;
type CodeOf<Of extends AuditObject, Name extends string> = Name extends 'changed'
  ? Field<Of>
  : Words[Of] extends { values: Readonly<Record<Name, infer Table>> }
    ? keyof Table
    : never;
type Branch<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? Value
    : never;

/**
 * What an entry says of an object before or after: every field must have its
 * French words with the object's feature, and every code. `changed` names fields.
 */
export type AuditState<Of extends AuditObject, State, Path extends string = ''> = {
  [Name in keyof State]: Name extends string
    ? [Branch<State[Name]>] extends [never]
      ? [Named<Of, `${Path}${Name}`>] extends [never]
        ? never
        : CodeIn<State[Name]> extends CodeOf<Of, Named<Of, `${Path}${Name}`>>
          ? State[Name]
          : never
      : AuditState<Of, State[Name], `${Path}${Name}.`>
    : never;
};
