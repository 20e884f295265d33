import type { ClientFeature } from '../lib/feature.ts';
import type { KYC_DRAFTS } from './draft.ts';

export const kyc = {
  pages: [
    {
      kind: 'layout',
      path: '/kyc',
      label: 'Vérification KYC',
      load: () => import('./KycPage.tsx'),
    },
  ],
  stale: { kyc: [['kyc']] },
  drafts: { name: 'kyc' satisfies typeof KYC_DRAFTS.name, unsent: 'Votre formulaire d’identité' },
} satisfies ClientFeature;
