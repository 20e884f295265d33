import type { Feature } from '../../platform/feature.ts';
import { checkKeyAdminRoutes } from './admin-routes.ts';
import { checkKeyData } from './personal-data.ts';
import { removeOldKeys } from './tidy.ts';

export const checkKeys = {
  routes: [checkKeyAdminRoutes],
  tidy: removeOldKeys,
  topics: ['check-keys'],
  personalData: checkKeyData,
} satisfies Feature;
