import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@parade/api/contract/documents.ts';
import {
  DEFAULT_SITE_SETTINGS,
  type PublicSiteSettings,
} from '@parade/api/contract/site-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from './face.ts';

const DEFAULTS: PublicSiteSettings = {
  ...DEFAULT_SITE_SETTINGS,
  uploads: { maxBytes: UPLOAD_MAX_BYTES, types: [...UPLOAD_TYPES] },
  // Of the built-in texts everything is an example.
  isDemonstration: true,
  version: 0,
};

/** The public settings; the built-in defaults when they cannot be read (specification 8). */
export function useSiteSettings(): PublicSiteSettings {
  return useQuery(siteSettingsQuery).data ?? DEFAULTS;
}
