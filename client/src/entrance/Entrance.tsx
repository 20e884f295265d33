import { Brand } from '@parade/site/brand/ui/Brand.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';
import { queryClient } from '../app/query-client.ts';
import { useFocusOnArrival } from '../app/useFocusOnArrival.ts';
import { IsApart } from '../auth/Arrive.tsx';
import ForgotPasswordPage from '../auth/ForgotPasswordPage.tsx';
import LoginPage from '../auth/LoginPage.tsx';
import RegisterPage from '../auth/RegisterPage.tsx';
import { Loading } from '../lib/Loading.tsx';
import { DemonstrationBanner } from '../site-settings/DemonstrationBanner.tsx';
import { SiteFooter } from '../site-settings/SiteFooter.tsx';

/** The pages before the sign-in that people come to by their address. */
const PAGES = [
  ['/login', LoginPage],
  ['/register', RegisterPage],
  ['/forgot-password', ForgotPasswordPage],
] as const;

export const ENTRANCE_PATHS = PAGES.map(([path]) => path);

function Root() {
  const { pathname } = useLocation();
  useFocusOnArrival();
  // Each page begins at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <DemonstrationBanner />
      <Outlet />
      <SiteFooter />
    </>
  );
}

/** The address has changed already, and the browser keeps what was handed over: the server gives the page. */
function Leave() {
  useEffect(() => {
    window.location.reload();
  }, []);
  return <Loading />;
}

/** The application of these pages alone, a third of the whole; it is in the HTML before its script. */
export function Entrance({ router }: { router: (routes: ReactNode) => ReactNode }) {
  return (
    <StrictMode>
      <Brand>
        <QueryClientProvider client={queryClient}>
          <IsApart value>
            {router(
              <Routes>
                <Route element={<Root />}>
                  {PAGES.map(([path, Page]) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  <Route path="*" element={<Leave />} />
                </Route>
              </Routes>,
            )}
          </IsApart>
        </QueryClientProvider>
      </Brand>
    </StrictMode>
  );
}
