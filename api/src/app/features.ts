import type { OwnedTable } from '@parade/db';
import { callers } from '../cases/callers/feature.ts';
import { calls } from '../cases/calls/feature.ts';
import { conversations } from '../cases/conversations/feature.ts';
import { counterparties } from '../cases/counterparties/feature.ts';
import { kyc } from '../cases/kyc/feature.ts';
import { losses } from '../cases/losses/feature.ts';
import { receipts } from '../cases/receipts/feature.ts';
import { reports } from '../cases/reports/feature.ts';
import { steps } from '../cases/steps/feature.ts';
import { supportTickets } from '../cases/support-tickets/feature.ts';
import { timeline } from '../cases/timeline/feature.ts';
import { contracts } from '../money/contracts/feature.ts';
import { invoices } from '../money/invoices/feature.ts';
import { ledger } from '../money/ledger/feature.ts';
import { paymentSettings } from '../money/payment-settings/feature.ts';
import { payments } from '../money/payments/feature.ts';
import { withdrawals } from '../money/withdrawals/feature.ts';
import { approvals } from '../people/approvals/feature.ts';
import { auth } from '../people/auth/feature.ts';
import { documents } from '../people/documents/feature.ts';
import { notifications } from '../people/notifications/feature.ts';
import { staff } from '../people/staff/feature.ts';
import { users } from '../people/users/feature.ts';
import { audit } from '../platform/audit/feature.ts';
import { bulkChanges } from '../platform/bulk/feature.ts';
import type { Feature } from '../platform/feature.ts';
import { live } from '../platform/live/feature.ts';
import { mail } from '../platform/mail/feature.ts';
import { probes } from '../platform/probes/feature.ts';
import { search } from '../platform/search/feature.ts';
import { personalData } from '../privacy/personal-data/feature.ts';
import { retention } from '../privacy/retention/feature.ts';
import { alerts } from '../public/alerts/feature.ts';
import { blocklists } from '../public/blocklists/feature.ts';
import { checkKeys } from '../public/check-keys/feature.ts';
import { checks } from '../public/checks/feature.ts';
import { disputes } from '../public/disputes/feature.ts';
import { publication } from '../public/publication/feature.ts';
import { siteSettings } from '../public/site-settings/feature.ts';
import { adminSummary } from './admin-summary.ts';
import { overview } from './overview.ts';

/** Everything that the product is made of. A new feature is its folders and a line here. */
const ALL = [
  auth,
  users,
  personalData,
  reports,
  conversations,
  steps,
  callers,
  calls,
  losses,
  counterparties,
  receipts,
  timeline,
  payments,
  ledger,
  withdrawals,
  supportTickets,
  kyc,
  documents,
  contracts,
  invoices,
  notifications,
  live,
  mail,
  search,
  bulkChanges,
  alerts,
  disputes,
  checks,
  checkKeys,
  blocklists,
  siteSettings,
  publication,
  paymentSettings,
  staff,
  approvals,
  audit,
  retention,
  probes,
  adminSummary,
  overview,
] as const satisfies readonly Feature[];

type Answered<Of> = Of extends { personalData: { answers: infer Answers } } ? keyof Answers : never;
type Unanswered = Exclude<OwnedTable, Answered<(typeof ALL)[number]>>;
/** A table of people's data does not compile until a feature says what becomes of it. */
type Whole = [Unanswered] extends [never] ? unknown : Unanswered;
export const FEATURES: readonly Feature[] = ALL satisfies Whole;
