import { useLocation } from 'react-router';
import { useMe } from '../auth/useMe.ts';
import type { Section } from '../lib/section.ts';
import { sectionsFor } from './sections.ts';

/** The tabs that the signed-in person may open. */
export const useSections = (): Section[] => sectionsFor(useMe()?.permissions);

/** The tab of the address, if it is one of theirs. */
export function useCurrentSection(): Section | undefined {
  const [, , name] = useLocation().pathname.split('/');
  return useSections().find((section) => section.name === name);
}
