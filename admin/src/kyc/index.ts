import type { Section } from '../lib/section.ts';
import { KycList } from './KycList.tsx';

export const kyc: Section = {
  name: 'kyc-verifications',
  label: 'KYC',
  permission: 'manageReports',
  list: KycList,
  // Those that wait for a decision.
  count: (summary) => summary.pendingKycRequests,
};
