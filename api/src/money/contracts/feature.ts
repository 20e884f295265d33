import type { Feature } from '../../platform/feature.ts';
import { contractAdminRoutes } from './admin-routes.ts';
import { handOverContracts } from './hand-over.ts';
import { contractPdf } from './pdf.ts';
import { contractData, isOwedRefund } from './personal-data.ts';
import { contractById } from './queries.ts';
import { renunciationChange } from './record-renunciation.ts';
import { refundChange } from './refund.ts';
import { contractRoutes } from './routes.ts';

export const contracts = {
  routes: [contractRoutes, contractAdminRoutes],
  topics: ['contracts'],
  mailAttachments: { contract: async (db, id) => contractPdf(await contractById(db, id)) },
  handOver: handOverContracts,
  approvals: [refundChange, renunciationChange],
  personalData: contractData,
  blockers: { refund: isOwedRefund },
} satisfies Feature;
