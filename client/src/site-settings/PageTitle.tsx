import { useSiteSettings } from './queries.ts';

/** The browser's title of a page: « Mes signalements – Parade ». */
export function PageTitle({ children }: { children: string }) {
  const { brand } = useSiteSettings();
  return <title>{`${children} – ${brand.name}`}</title>;
}
