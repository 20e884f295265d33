import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';

/** Around every page: the banner, and the focus that follows the page. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // The focus moves to the title, so that a screen reader reads the new page. The browser does it
  // for the first one.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that focused its own field keeps it.
    if (document.activeElement?.matches('main input')) return;
    document.querySelector('h1')?.focus();
  }, [pathname]);

  return (
    <>
      <DemonstrationBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
