import type { Declarations } from '../personal.ts';
import { type AlertTables, alertTables } from './alerts.ts';
import { type ApprovalTables, approvalTables } from './approvals.ts';
import { type AuditTables, auditTables } from './audit.ts';
import { type AuthTables, authTables } from './auth.ts';
import { type BlocklistTables, blocklistTables } from './blocklists.ts';
import { type BulkChangeTables, bulkChangeTables } from './bulk-changes.ts';
import { type CheckTables, checkTables } from './checks.ts';
import { type ContractTables, contractTables } from './contracts.ts';
import { type ConversationTables, conversationTables } from './conversations.ts';
import { type DisputeTables, disputeTables } from './disputes.ts';
import { type DocumentTables, documentTables } from './documents.ts';
import { type InvoiceTables, invoiceTables } from './invoices.ts';
import { type KycTables, kycTables } from './kyc.ts';
import { type LedgerTables, ledgerTables } from './ledger.ts';
import { type LossTables, lossTables } from './losses.ts';
import { type MailTables, mailTables } from './mail.ts';
import { type NotificationTables, notificationTables } from './notifications.ts';
import { type PaymentSettingsTables, paymentSettingsTables } from './payment-settings.ts';
import { type PaymentTables, paymentTables } from './payments.ts';
import { exportTables, type PersonalDataTables } from './personal-data.ts';
import { type ProbeTables, probeTables } from './probes.ts';
import { type PublicationTables, publicationTables } from './publication.ts';
import { type ReceiptTables, receiptTables } from './receipts.ts';
import { type ReportCallTables, reportCallTables } from './report-calls.ts';
import { type ReportTables, reportTables } from './reports.ts';
import { type RetentionTables, retentionTables } from './retention.ts';
import { type SearchTables, searchTables } from './search.ts';
import { type SiteSettingsTables, siteSettingsTables } from './site-settings.ts';
import { type StaffTables, staffTables } from './staff.ts';
import { type StepTables, stepTables } from './steps.ts';
import { type SupportTicketTables, supportTicketTables } from './support-tickets.ts';
import { type TimelineTables, timelineTables } from './timeline.ts';
import { type UserTables, userTables } from './users.ts';
import { type WithdrawalTables, withdrawalTables } from './withdrawals.ts';

/** Every table. Each file exports its own; they meet here and nowhere else. */
export type Tables = UserTables &
  StaffTables &
  AuthTables &
  ReportTables &
  ConversationTables &
  StepTables &
  LossTables &
  ReceiptTables &
  TimelineTables &
  ReportCallTables &
  DocumentTables &
  NotificationTables &
  AuditTables &
  MailTables &
  SiteSettingsTables &
  PublicationTables &
  AlertTables &
  DisputeTables &
  BlocklistTables &
  CheckTables &
  PaymentSettingsTables &
  PaymentTables &
  ContractTables &
  InvoiceTables &
  WithdrawalTables &
  LedgerTables &
  SupportTicketTables &
  KycTables &
  PersonalDataTables &
  RetentionTables &
  SearchTables &
  ApprovalTables &
  BulkChangeTables &
  ProbeTables;

/** What each table's text columns hold, and whose its rows are. */
export const TABLES = {
  ...userTables,
  ...staffTables,
  ...authTables,
  ...reportTables,
  ...conversationTables,
  ...stepTables,
  ...lossTables,
  ...receiptTables,
  ...timelineTables,
  ...reportCallTables,
  ...documentTables,
  ...notificationTables,
  ...approvalTables,
  ...auditTables,
  ...mailTables,
  ...siteSettingsTables,
  ...publicationTables,
  ...alertTables,
  ...disputeTables,
  ...blocklistTables,
  ...checkTables,
  ...paymentSettingsTables,
  ...paymentTables,
  ...contractTables,
  ...invoiceTables,
  ...withdrawalTables,
  ...ledgerTables,
  ...supportTicketTables,
  ...kycTables,
  ...exportTables,
  ...retentionTables,
  ...searchTables,
  ...bulkChangeTables,
  ...probeTables,
} satisfies Declarations<Tables>;

type Declared = typeof TABLES;
/** A table whose rows are somebody's. */
export type OwnedTable = {
  [Name in keyof Declared]: Declared[Name] extends { owner: object } ? Name : never;
}[keyof Declared];

/** A text column that says something of its row's owner. */
export type PersonalColumn<Name extends OwnedTable> = {
  [Column in keyof Tables[Name] &
    keyof Declared[Name]['text']]: Declared[Name]['text'][Column] extends 'personal' | 'sealed'
    ? Column
    : never;
}[keyof Tables[Name] & keyof Declared[Name]['text']];

/** A column whose text is stored encrypted. */
export type SealedColumn<Name extends keyof Declared> = {
  [Column in keyof Tables[Name] &
    keyof Declared[Name]['text']]: Declared[Name]['text'][Column] extends 'sealed' ? Column : never;
}[keyof Tables[Name] & keyof Declared[Name]['text']];

/** A table with such columns whose rows are known by an id. */
export type SealedTable = {
  [Name in keyof Declared]: 'id' extends keyof Tables[Name]
    ? SealedColumn<Name> extends never
      ? never
      : Name
    : never;
}[keyof Declared];

/** The sealed columns of a table. */
export const sealedColumns = <Name extends keyof Declared>(name: Name): SealedColumn<Name>[] =>
  Object.entries(TABLES[name].text).flatMap(([column, kind]) =>
    kind === 'sealed' ? [column as SealedColumn<Name>] : [],
  );
