import type { Section } from '../lib/section.ts';
import { KycList } from './KycList.tsx';

export const kyc: Section = {
  name: 'kyc-verifications',
  label: 'KYC',
  permission: 'manageReports',
  list: KycList,
  counted: 'en attente',
  count: (summary) => summary.pendingKycRequests,
};
