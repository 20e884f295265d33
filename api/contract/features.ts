import { alerts } from './features/alerts.ts';
import { approvals } from './features/approvals.ts';
import { audit } from './features/audit.ts';
import { auth } from './features/auth.ts';
import { blocklists } from './features/blocklists.ts';
import { checkKeys } from './features/check-keys.ts';
import { common } from './features/common.ts';
import { contracts } from './features/contracts.ts';
import { conversations } from './features/conversations.ts';
import { dashboard } from './features/dashboard.ts';
import { disputes } from './features/disputes.ts';
import { documents } from './features/documents.ts';
import type { FeatureContract } from './features/feature.ts';
import { kyc } from './features/kyc.ts';
import { ledger } from './features/ledger.ts';
import { notifications } from './features/notifications.ts';
import { paymentSettings } from './features/payment-settings.ts';
import { payments } from './features/payments.ts';
import { personalData } from './features/personal-data.ts';
import { probes } from './features/probes.ts';
import { publication } from './features/publication.ts';
import { reports } from './features/reports.ts';
import { retention } from './features/retention.ts';
import { staff } from './features/staff.ts';
import { supportTickets } from './features/support-tickets.ts';
import { users } from './features/users.ts';
import { withdrawals } from './features/withdrawals.ts';

/** Every feature's part of the contract. The pages of the client's sidebar stand in this order. */
const FEATURES = [
  common,
  dashboard,
  auth,
  reports,
  conversations,
  payments,
  withdrawals,
  kyc,
  notifications,
  users,
  supportTickets,
  documents,
  contracts,
  ledger,
  paymentSettings,
  alerts,
  disputes,
  blocklists,
  checkKeys,
  publication,
  staff,
  approvals,
  audit,
  personalData,
  retention,
  probes,
] as const;

type Each = (typeof FEATURES)[number];
type Of<Part extends keyof FeatureContract> = Extract<Each, { [P in Part]: unknown }>[Part];
type Kind = 'visitor' | 'layout' | 'one' | 'plain';
type Paths<Pages, K extends Kind> =
  Pages extends Readonly<Record<K, readonly (infer Path)[]>> ? Path : never;
/** A page of the client application: for anybody, in its layout, or signed in outside of it. */
export type PageOf<K extends Kind> = Paths<Of<'pages'>, K>;

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  both: infer All,
) => void
  ? All
  : never;

const all: readonly FeatureContract[] = FEATURES;

/** One part of all features, as one object: their errors, or their numbers. */
export const merged = <Part extends 'counts' | 'errors'>(part: Part): Both<Of<Part>> =>
  Object.assign({}, ...all.map((feature) => feature[part]));

/** The client application's pages of one kind. */
export const pagesOf = <K extends Kind>(kind: K) =>
  all.flatMap((feature) => feature.pages?.[kind] ?? []) as PageOf<K>[];

/** What open pages may be told of. */
export const topics = (): [Topic, ...Topic[]] =>
  all.flatMap((feature) => feature.topics ?? []) as [Topic, ...Topic[]];
export type Topic = Of<'topics'>[number];
