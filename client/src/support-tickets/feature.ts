import type { ClientFeature } from '../lib/feature.ts';
import type { MESSAGE_DRAFTS } from './drafts.ts';

export const supportTickets = {
  pages: [
    { kind: 'layout', path: '/support', label: 'Support', load: () => import('./SupportPage.tsx') },
  ],
  stale: { 'support-tickets': [['support-tickets']] },
  drafts: { name: 'support' satisfies typeof MESSAGE_DRAFTS.name, unsent: 'Votre message' },
} satisfies ClientFeature;
