import type { Feature } from '../../platform/feature.ts';
import { adminSummaryRoutes } from './routes.ts';

export const adminSummary = { routes: [adminSummaryRoutes] } satisfies Feature;
