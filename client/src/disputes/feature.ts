import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import type { ClientFeature } from '../lib/feature.ts';

export const disputes = {
  pages: [
    {
      kind: 'visitor',
      path: TOKEN_PATHS.disputeConfirmation,
      load: () => import('./DisputePage.tsx'),
    },
  ],
} satisfies ClientFeature;
