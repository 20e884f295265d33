import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the title of each new page, so that a screen reader reads it. The browser
 * does it for the first one.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that focused its own field, or the line that was sought, keeps it.
    if (document.activeElement?.matches('main :is(input, textarea), main [aria-expanded="true"]'))
      return;
    document.querySelector('h1')?.focus();
  }, [pathname]);
}
