import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { sessionQuery } from '../auth/session.ts';
import type { Section } from '../lib/section.ts';
import { sectionsFor } from './sections.ts';

/** The tabs that the signed-in person may open. */
export function useSections(): Section[] {
  const { data: user } = useQuery({ ...sessionQuery, staleTime: 5000 });
  return sectionsFor(user?.permissions);
}

/** The tab of the address, if it is one of theirs. */
export function useCurrentSection(): Section | undefined {
  const [, , name] = useLocation().pathname.split('/');
  return useSections().find((section) => section.name === name);
}
