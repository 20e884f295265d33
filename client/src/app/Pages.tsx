import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { matchPath, Outlet, Route, Routes } from 'react-router';
import { Loading } from '../lib/Loading.tsx';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';
import { SiteFooter } from '../site-settings/SiteFooter.tsx';
import { useScrolling } from './BrowserRouter.tsx';
import { RouteErrors } from './error-pages.tsx';
import { PAGES } from './features.ts';
import { RequireSession } from './RequireSession.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

type Load = () => Promise<{ default: ComponentType }>;
type Kind = (typeof PAGES)[number]['kind'];

const plain: Load = async () => ({ default: (await import('./PlainLayout.tsx')).PlainLayout });
const area: Load = async () => ({ default: (await import('./ClientLayout.tsx')).ClientLayout });
const LAYOUTS: Readonly<Record<Kind, Load | undefined>> = {
  visitor: undefined,
  plain,
  layout: area,
  one: area,
};

const drawn = new Map<Load, ComponentType>();

/** What draws it: fetched when it is first shown, so that the other pages stay light. */
function drawnBy(load: Load): ComponentType {
  const Drawn = drawn.get(load) ?? lazy(load);
  drawn.set(load, Drawn);
  return Drawn;
}

/** Fetches what draws a path, so that it is there at once. Before the first page is drawn. */
export async function fetchPage(pathname: string): Promise<void> {
  const page = PAGES.find(({ path }) => matchPath(path, pathname));
  const loads = page ? [page.load, LAYOUTS[page.kind]] : [];
  await Promise.all(
    loads.map(async (load) => {
      if (load) drawn.set(load, (await load()).default);
    }),
  );
}

/** Around every page: the banner, and the focus that follows the page. */
function Root() {
  useFocusOnArrival();
  useScrolling();
  return (
    <>
      <DemonstrationBanner />
      <RouteErrors>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </RouteErrors>
      <SiteFooter />
    </>
  );
}

/** A path of another front end: leaves the application, so that the server answers. */
function Leave() {
  useEffect(() => window.location.replace('/'), []);
  return <Loading />;
}

const routes = (...wanted: Kind[]): ReactNode =>
  PAGES.filter(({ kind }) => wanted.includes(kind)).map(({ path, load }) => {
    const Page = drawnBy(load);
    return <Route key={path} path={path} element={<Page />} />;
  });

/** Every page of the application, at its address. */
export function Pages() {
  const Plain = drawnBy(plain);
  const Area = drawnBy(area);
  return (
    <Routes>
      <Route element={<Root />}>
        {routes('visitor')}
        <Route element={<RequireSession />}>
          <Route element={<Plain />}>{routes('plain')}</Route>
          <Route element={<Area />}>{routes('layout', 'one')}</Route>
        </Route>
        <Route path="*" element={<Leave />} />
      </Route>
    </Routes>
  );
}
