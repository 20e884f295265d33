import type { AlertTables } from './alerts.ts';
import type { AuditTables } from './audit.ts';
import type { AuthTables } from './auth.ts';
import type { ContractTables } from './contracts.ts';
import type { DisputeTables } from './disputes.ts';
import type { DocumentTables } from './documents.ts';
import type { InvoiceTables } from './invoices.ts';
import type { KycTables } from './kyc.ts';
import type { ListTables } from './lists.ts';
import type { MailTables } from './mail.ts';
import type { NotificationTables } from './notifications.ts';
import type { PaymentTables } from './payments.ts';
import type { PersonalDataTables } from './personal-data.ts';
import type { PublicationTables } from './publications.ts';
import type { ReportTables } from './reports.ts';
import type { RetentionTables } from './retention.ts';
import type { SiteSettingsTables } from './site-settings.ts';
import type { SupportTicketTables } from './support-tickets.ts';
import type { UserTables } from './users.ts';
import type { WithdrawalTables } from './withdrawals.ts';

/** Every table. Each file exports its own; they meet here and nowhere else. */
export type Tables = UserTables &
  AuthTables &
  ReportTables &
  DocumentTables &
  NotificationTables &
  AuditTables &
  MailTables &
  SiteSettingsTables &
  PublicationTables &
  AlertTables &
  DisputeTables &
  ListTables &
  PaymentTables &
  ContractTables &
  InvoiceTables &
  WithdrawalTables &
  SupportTicketTables &
  KycTables &
  PersonalDataTables &
  RetentionTables;
