import { queryOptions, useQuery } from '@tanstack/react-query';
import { later, reading } from '../lib/api.ts';

/** What every page shows of the site's settings, from its first moment on: the server writes it there. */
export interface Face {
  brand: string;
  isDemonstration: boolean;
}

export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: reading(
    '/api/site-settings',
    later(() => import('@parade/api/contract/site-settings.ts'), 'publicSiteSettings'),
  ),
  staleTime: 5 * 60_000,
});

function faceOfPage(): Partial<Face> {
  try {
    return Object(JSON.parse(document.getElementById('face')?.textContent ?? ''));
  } catch {
    // A page of the development server has none.
    return {};
  }
}

let first: Partial<Face> | undefined;
/** Sets what a page begins with where there is no document yet: while it is built. */
export const setFace = (face: Face) => {
  first = face;
};
const firstFace = (): Partial<Face> => {
  first ??= faceOfPage();
  return first;
};

/**
 * The settings, for what the page knows of them from its first moment on: it does not ask for them,
 * and follows them once somebody has.
 */
export const useLateSettings = () =>
  useQuery({
    ...siteSettingsQuery,
    enabled: ({ state }) => state.data !== undefined || firstFace().brand === undefined,
  });

/** The brand's name; the built-in one when it cannot be read (specification 8). */
export const useBrandName = (): string =>
  useLateSettings().data?.brand.name ?? firstFace().brand ?? 'Parade';

/** Whether the banner is shown. Without a word from the server not before the answer, so that it does not flash. */
export function useIsDemonstration(): boolean {
  const { data, isPending } = useLateSettings();
  return data?.isDemonstration ?? firstFace().isDemonstration ?? !isPending;
}
