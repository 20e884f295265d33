import {
  DEFAULT_SITE_SETTINGS,
  type PublicSiteSettings,
} from '@parade/api/contract/site-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from './face.ts';
import { UPLOADS } from './uploads.ts';

const DEFAULTS: PublicSiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  uploads: UPLOADS,
  // Of the built-in texts everything is an example.
  isDemonstration: true,
  version: 0,
};

/** The public settings; the built-in defaults when they cannot be read (specification 8). */
export function useSiteSettings(): PublicSiteSettings {
  return useQuery(siteSettingsQuery).data ?? DEFAULTS;
}
