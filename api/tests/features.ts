import { alerts } from './features/alerts.ts';
import { app } from './features/app.ts';
import { approvals } from './features/approvals.ts';
import { audit } from './features/audit.ts';
import { auth } from './features/auth.ts';
import { blocklists } from './features/blocklists.ts';
import { callers } from './features/callers.ts';
import { checkKeys } from './features/check-keys.ts';
import { checks } from './features/checks.ts';
import { contracts } from './features/contracts.ts';
import { conversations } from './features/conversations.ts';
import { counterparties } from './features/counterparties.ts';
import { disputes } from './features/disputes.ts';
import { documents } from './features/documents.ts';
import { invoices } from './features/invoices.ts';
import { kyc } from './features/kyc.ts';
import { ledger } from './features/ledger.ts';
import { losses } from './features/losses.ts';
import { notifications } from './features/notifications.ts';
import { paymentSettings } from './features/payment-settings.ts';
import { payments } from './features/payments.ts';
import { personalData } from './features/personal-data.ts';
import { probes } from './features/probes.ts';
import { receipts } from './features/receipts.ts';
import { reports } from './features/reports.ts';
import { retention } from './features/retention.ts';
import { siteSettings } from './features/site-settings.ts';
import { staff } from './features/staff.ts';
import { steps } from './features/steps.ts';
import { supportTickets } from './features/support-tickets.ts';
import { timeline } from './features/timeline.ts';
import { users } from './features/users.ts';
import { withdrawals } from './features/withdrawals.ts';
import type { FeatureFixture, Routes } from './fixture.ts';

/** Whose routes are tried by everybody and with everything. A new feature is its file and a line here. */
export const FEATURES: readonly FeatureFixture[] = [
  app,
  auth,
  users,
  personalData,
  reports,
  steps,
  conversations,
  callers,
  losses,
  counterparties,
  receipts,
  timeline,
  documents,
  payments,
  paymentSettings,
  contracts,
  invoices,
  ledger,
  withdrawals,
  supportTickets,
  kyc,
  notifications,
  staff,
  approvals,
  audit,
  retention,
  probes,
  alerts,
  disputes,
  blocklists,
  checks,
  checkKeys,
  siteSettings,
];

/** Every route of the API, with what is known of it. */
export const ROUTES: Routes = Object.assign({}, ...FEATURES.map(({ routes }) => routes));

/** The address of a path with its parameters. */
export function addressOf(path: string, parameters: readonly string[], query = ''): string {
  const values = parameters.values();
  return path.replace(/\{\w+\}/g, () => values.next().value ?? '') + query;
}
