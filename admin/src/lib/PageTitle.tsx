import { useSiteSettings } from './siteSettings.ts';

/** The document's title, the most specific word first. */
export function PageTitle({ page }: { page: string }) {
  const { brandName } = useSiteSettings();
  return <title>{`${page} · Back-office · ${brandName}`}</title>;
}
