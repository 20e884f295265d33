import { useEffect } from 'react';
import { useSiteSettings } from './siteSettings.ts';

/** The document's title, the most specific word first. */
export function PageTitle({ page }: { page: string }) {
  const { brandName } = useSiteSettings();
  const title = `${page} · Back-office · ${brandName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
