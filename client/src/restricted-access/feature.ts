import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/entrance-paths.ts';
import type { ClientFeature } from '../lib/feature.ts';

export const restrictedAccess = {
  pages: [
    {
      kind: 'visitor',
      path: RESTRICTED_ACCESS_PATH,
      load: () => import('./RestrictedAccessPage.tsx'),
    },
  ],
} satisfies ClientFeature;
