/** Pages behind the sign-in whose first sight is in the HTML: what of them depends on nobody. */
const FIRST_SIGHTS = ['/dashboard', '/reports', '/report'] as const;

export const hasFirstSight = (pathname: string): boolean =>
  FIRST_SIGHTS.some((path) => path === pathname);
