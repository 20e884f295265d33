import { DEFAULT_SITE_SETTINGS, publicSiteSettings } from '@parade/api/contract/site-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { sendJson } from './http.ts';

async function readSiteSettings() {
  return publicSiteSettings.parse((await sendJson('/api/site-settings')).json);
}

/** What the back office shows of the site settings; the built-in defaults until they are read. */
export function useSiteSettings(): { brandName: string; isDemonstration: boolean } {
  const { data } = useQuery({
    queryKey: ['site-settings'],
    queryFn: readSiteSettings,
    staleTime: 60_000,
  });
  return {
    brandName: (data ?? DEFAULT_SITE_SETTINGS).brand.name,
    isDemonstration: data?.isDemonstration ?? false,
  };
}
