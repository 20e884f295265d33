import { useEffect, useRef } from 'react';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { Loading } from '../lib/Loading.tsx';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';
import { SiteFooter } from '../site-settings/SiteFooter.tsx';
import { RouteError } from './error-pages.tsx';
import { PAGES } from './features.ts';
import { RequireSession } from './RequireSession.tsx';

/** Around every page: the banner, and the focus that follows the page. */
function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  // The focus moves to the title, so that a screen reader reads the new page. The browser does it
  // for the first one.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A page that focused its own field, or the line that was sought, keeps it.
    if (document.activeElement?.matches('main :is(input, textarea), main [aria-expanded="true"]'))
      return;
    document.querySelector('h1')?.focus();
  }, [pathname]);

  return (
    <>
      <DemonstrationBanner />
      <Outlet />
      <SiteFooter />
      <ScrollRestoration />
    </>
  );
}

/** Each page's code is fetched when it is first shown: the sign-in stays light. */
const routesIn = (wanted: (typeof PAGES)[number]['kind']): RouteObject[] =>
  PAGES.filter(({ kind }) => kind === wanted).map(({ path, load }) => ({
    path,
    lazy: async () => ({ Component: (await load()).default }),
  }));

/** Handles a path of another front end: leaves the application, so that the server answers. */
function leave() {
  window.location.replace('/');
  return new Promise<never>(() => undefined);
}

export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: Loading,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...routesIn('visitor'),
          {
            Component: RequireSession,
            children: [
              {
                lazy: async () => ({ Component: (await import('./PlainLayout.tsx')).PlainLayout }),
                children: routesIn('plain'),
              },
              {
                lazy: async () => ({
                  Component: (await import('./ClientLayout.tsx')).ClientLayout,
                }),
                children: [...routesIn('layout'), ...routesIn('one')],
              },
            ],
          },
          { path: '*', loader: leave, Component: Loading },
        ],
      },
    ],
  },
]);
