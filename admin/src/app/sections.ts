import type { Permissions } from '@parade/api/contract/staff.ts';
import { alerts } from '../alerts/index.ts';
import { approvals } from '../approvals/index.ts';
import { audit } from '../audit/index.ts';
import { kyc } from '../kyc/index.ts';
import type { Part, Section } from '../lib/section.ts';
import { notifications } from '../notifications/index.ts';
import { paymentSettings } from '../payment-settings/index.ts';
import { payments } from '../payments/index.ts';
import { reports } from '../reports/index.ts';
import { siteSettings } from '../site-settings/index.ts';
import { staff } from '../staff/index.ts';
import { supportTickets } from '../support-tickets/index.ts';
import { users } from '../users/index.ts';
import { withdrawals } from '../withdrawals/index.ts';

/** The tabs, in the order of design 12. */
export const SECTIONS: readonly Section[] = [
  reports,
  payments,
  users,
  notifications,
  kyc,
  paymentSettings,
  withdrawals,
  supportTickets,
  siteSettings,
  alerts,
  staff,
  approvals,
  audit,
];

/** What a staff member may open; the server decides again at each call. */
export const sectionsFor = (permissions: Permissions | undefined): Section[] =>
  SECTIONS.filter(({ permission }) => [permission].flat().some((one) => permissions?.[one]));

/** A tab, and what stands inside it without a tab of its own. */
export const partsOf = (section: Section): Part[] => [section, ...(section.parts ?? [])];
