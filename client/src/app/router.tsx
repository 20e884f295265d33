import { createBrowserRouter, type RouteObject } from 'react-router';
import { Loading } from '../lib/Loading.tsx';
import { RouteError } from './error-pages.tsx';
import { PAGES } from './features.ts';
import { RequireSession } from './RequireSession.tsx';
import { Root } from './Root.tsx';

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
                children: routesIn('layout'),
              },
            ],
          },
          { path: '*', loader: leave, Component: Loading },
        ],
      },
    ],
  },
]);
