import type { Feature } from '../../platform/feature.ts';
import { callerRoutes } from './routes.ts';

export const callers = { routes: [callerRoutes] } satisfies Feature;
