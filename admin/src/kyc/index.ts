import type { Section } from '../lib/section.ts';
import { KycList } from './KycList.tsx';
import { VIEWS_KEY } from './viewsQuery.ts';

export const kyc: Section = {
  name: 'kyc-verifications',
  label: 'KYC',
  permission: 'manageReports',
  list: KycList,
  // The views of the papers stand beside the form that decides.
  stale: { kyc: [['kyc-verifications', 'getList'], VIEWS_KEY] },
  counted: 'en attente',
  count: (summary) => summary.pendingKycRequests,
  card: {
    place: 4,
    count: 'pendingKycRequests',
    one: 'demande KYC',
    many: 'demandes KYC',
    filter: { status: 'pending' },
  },
};
