import { useLocation } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import type { Section } from '../lib/section.ts';
import { sectionsFor } from './sections.ts';

/** The tabs that the signed-in person may open. */
export const useSections = (): Section[] => sectionsFor(useMe()?.permissions);

/** The tab of the address, or the one that a page of its own belongs to, if it is one of theirs. */
export function useCurrentSection(): Section | undefined {
  const [, , name] = useLocation().pathname.split('/');
  const sections = useSections();
  return (
    sections.find((section) => section.name === name) ??
    sections.find(({ pages = [] }) => pages.some(({ path }) => path === `/${name}`))
  );
}
