import type { Feature } from '../../platform/feature.ts';
import { MARK_DAYS } from '../../platform/http/browser-mark.ts';
import { daysBefore } from '../../platform/paris-days.ts';
import { removeOldTokens } from '../../platform/tokens.ts';
import { linkRoutes } from './link-routes.ts';
import { ownAccessRoutes } from './me-routes.ts';
import { accessData } from './personal-data.ts';
import { restrictedAccessRoutes } from './restricted-routes.ts';
import { authRoutes } from './routes.ts';
import { ownSessionRoutes } from './session-routes.ts';

export const auth = {
  routes: [authRoutes, restrictedAccessRoutes, linkRoutes, ownAccessRoutes, ownSessionRoutes],
  async tidy({ db, sessions, now }) {
    await sessions.removeExpired();
    await removeOldTokens(db, daysBefore(now(), 7).toISOString());
    const forgotten = daysBefore(now(), MARK_DAYS).toISOString();
    await db.deleteFrom('known_devices').where('usedAt', '<', forgotten).execute();
  },
  topics: ['session'],
  personalData: accessData,
} satisfies Feature;
