import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@parade/api/contract/documents.ts';
import {
  DEFAULT_SITE_SETTINGS,
  type PublicSiteSettings,
  publicSiteSettings,
} from '@parade/api/contract/site-settings.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { reading } from '../lib/api.ts';

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: reading('/api/site-settings', publicSiteSettings),
  staleTime: 5 * 60_000,
});

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

/** Whether the banner is shown. Not before the answer, so that it does not flash. */
export function useIsDemonstration(): boolean {
  const { data, isPending } = useQuery(siteSettingsQuery);
  return data ? data.isDemonstration : !isPending;
}
