import type { overview } from '@parade/api/contract/overview.ts';
import { askTogether } from '../lib/api.ts';

const PARTS: Readonly<Record<string, keyof (typeof overview)['shape']>> = {
  '/api/me/summary': 'summary',
  '/api/reports?limit=5': 'reports',
  '/api/balance': 'balance',
  '/api/contracts?': 'contracts',
};

/** Asks for all that the dashboard shows first, before its code is there. */
export const askOverview = (): void => askTogether('/api/me/overview', PARTS);
