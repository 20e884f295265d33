import { useLocation } from 'react-router';
import type { Section } from '../lib/section.ts';
import { useMe } from '../lib/session.ts';
import { partsOf, sectionsFor } from './sections.ts';

export const useSections = (): Section[] => sectionsFor(useMe()?.permissions);

/** The tab of the address, or the one that a page of its own belongs to, if it is one of theirs. */
export function useCurrentSection(): Section | undefined {
  const [, , name] = useLocation().pathname.split('/');
  const sections = useSections();
  return (
    sections.find((section) => section.name === name) ??
    sections.find((section) =>
      partsOf(section).some(({ pages = [] }) => pages.some(({ path }) => path === `/${name}`)),
    )
  );
}
