import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { Loading } from '../lib/Loading.tsx';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';
import { SiteFooter } from '../site-settings/SiteFooter.tsx';
import { RouteError } from './error-pages.tsx';
import { PAGES } from './features.ts';
import { RequireSession } from './RequireSession.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

/** Around every page: the banner, and the focus that follows the page. */
function Root() {
  useFocusOnArrival();
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
