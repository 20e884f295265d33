import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import {
  type Location,
  NavigationType,
  Router,
  useLocation,
  useNavigationType,
} from 'react-router';
import { browserHistory, isScrollKept } from '../lib/history.ts';

const KEPT = 'parade:scrolled';
/** How far each place of the history was scrolled, by its key. */
let scrolled: Partial<Record<string, number>> = {};

/**
 * The router's own, without its loaders and actions: a third of its bytes. What is shown stays
 * until the next page's code is there.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const history = browserHistory();
  const [{ action, location }, setState] = useState<{ action: NavigationType; location: Location }>(
    { action: NavigationType.Pop, location: history.location },
  );
  useLayoutEffect(() => {
    let { key } = history.location;
    return history.listen((next) => {
      scrolled[key] = window.scrollY;
      key = next.location.key;
      startTransition(() => setState(next as typeof next & { action: NavigationType }));
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/** Each page begins at its top, or at what the address names; a step back finds it as it was left. */
export function useScrolling(): void {
  const location = useLocation();
  const action = useNavigationType();
  useLayoutEffect(() => {
    try {
      scrolled = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    } catch {
      // A reload then begins at the top.
    }
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      scrolled[browserHistory().location.key] = window.scrollY;
      window.history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(KEPT, JSON.stringify(scrolled));
      } catch {
        // No storage.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const before = action === NavigationType.Pop ? scrolled[location.key] : undefined;
    // The first page is in the HTML: it may have been scrolled by now.
    const stays = isFirst.current && (before === undefined || window.scrollY > 0);
    isFirst.current = false;
    if (stays) return;
    const named = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (before !== undefined) window.scrollTo(0, before);
    else if (named) named.scrollIntoView();
    else if (!isScrollKept()) window.scrollTo(0, 0);
  }, [location, action]);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
