import { auth } from '../auth/feature.ts';
import { contracts } from '../contracts/feature.ts';
import { conversations } from '../conversations/feature.ts';
import { dashboard } from '../dashboard/feature.ts';
import { disputes } from '../disputes/feature.ts';
import { kyc } from '../kyc/feature.ts';
import type { ClientFeature } from '../lib/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { payments } from '../payments/feature.ts';
import { personalData } from '../personal-data/feature.ts';
import { reports } from '../reports/feature.ts';
import { restrictedAccess } from '../restricted-access/feature.ts';
import { supportTickets } from '../support-tickets/feature.ts';
import { users } from '../users/feature.ts';
import { withdrawals } from '../withdrawals/feature.ts';

/** A sign-out that has several unsent drafts to erase names the first feature's. */
export const FEATURES: readonly ClientFeature[] = [
  reports,
  conversations,
  supportTickets,
  kyc,
  payments,
  contracts,
  withdrawals,
  notifications,
  dashboard,
  users,
  personalData,
  auth,
  restrictedAccess,
  disputes,
];

export const PAGES = FEATURES.flatMap(({ pages = [] }) => pages);
