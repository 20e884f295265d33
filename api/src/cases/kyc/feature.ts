import { sql } from 'kysely';
import { KYC_SLOTS } from '../../../contract/kyc.ts';
import { countsOf } from '../../platform/count.ts';
import type { Feature } from '../../platform/feature.ts';
import { kycAdminRoutes } from './admin-routes.ts';
import { kycData } from './personal-data.ts';
import { closedIdentities, decidedPhotos } from './retention.ts';
import { kycRoutes } from './routes.ts';

export const kyc = {
  routes: [kycRoutes, kycAdminRoutes],
  counts: {
    permission: 'manageReports',
    async read(db) {
      const all = db.selectFrom('kyc_verifications');
      const [total, pending] = await countsOf(all, sql`"status" = 'pending'`);
      return { totalKycRequests: total, pendingKycRequests: pending };
    },
  },
  topics: ['kyc'],
  documents: {
    owns: ({ slot }) => KYC_SLOTS.some((each) => each === slot),
    // Identity photos are for their owner alone: staff look where each look is written down (`view-document.ts`).
    mayRead: () => false,
  },
  personalData: kycData,
  retention: [closedIdentities, decidedPhotos],
} satisfies Feature;
