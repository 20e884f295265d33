import { DEFAULT_SITE_SETTINGS, publicSiteSettings } from '@parade/api/contract/site-settings.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@parade/api/contract/upload-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { sendJson } from './http.ts';

async function readSiteSettings() {
  return publicSiteSettings.parse((await sendJson('/api/site-settings')).json);
}

const UPLOADS = { maxBytes: UPLOAD_MAX_BYTES, types: UPLOAD_TYPES };

/** What the back office shows of the site settings; the built-in defaults until they are read. */
export function useSiteSettings(): {
  brandName: string;
  isDemonstration: boolean;
  uploads: { maxBytes: number; types: readonly string[] };
} {
  const { data } = useQuery({
    queryKey: ['site-settings'],
    queryFn: readSiteSettings,
    staleTime: 60_000,
  });
  return {
    brandName: (data ?? DEFAULT_SITE_SETTINGS).brand.name,
    isDemonstration: data?.isDemonstration ?? false,
    uploads: data?.uploads ?? UPLOADS,
  };
}

/** The state of a link to the settings' tab: the section that it wants open. */
export interface OpenSectionState {
  section: string;
}
