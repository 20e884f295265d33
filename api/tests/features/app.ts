/** What belongs to the whole: its health, its document, its stream of news, its counts. */
import type { FeatureFixture } from '../fixture.ts';
import { PUBLIC, READ } from '../making.ts';

export const app = {
  routes: {
    'GET /api/health': PUBLIC,
    'GET /api/ready': PUBLIC,
    'GET /api/openapi.json': PUBLIC,
    'GET /api/docs': PUBLIC,
    'GET /api/live': READ,
    'GET /api/me/overview': READ,
    'GET /api/admin/summary': { access: 'staff', answers: '200' },
  },
} satisfies FeatureFixture;
