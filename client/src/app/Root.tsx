import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';

/** Around every page: the banner, and the focus that follows the page. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // A screen reader hears the new page's title; the first page needs no help.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that begins in a field has said so by its label.
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
