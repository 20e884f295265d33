// Runs before the router reads the address: takes a mail's token out of it.
import './auth/mail-token.ts';
import '@parade/site/brand/zod-without-eval.ts';
import '@parade/site/brand/fonts-before.css';
import 'virtual:brand.css';
import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/entrance-paths.ts';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { BrowserRouter } from './app/BrowserRouter.tsx';
import { fetchPage } from './app/Pages.tsx';
import { queryClient } from './app/query-client.ts';
import { restrictedSessionQuery } from './auth/restricted-session.ts';
import { sessionQuery } from './auth/session.ts';
import { askOverview } from './dashboard/overview.ts';
import { endEarly, endPresses } from './lib/early.ts';
import { loadAlert } from './lib/LateAlert.tsx';
import { whenQuiet } from './lib/when-quiet.ts';
import { siteSettingsQuery } from './site-settings/face.ts';

// Read while the first page's code is loading. Reading the ordinary session would end a closed
// account's restricted one.
const isRestricted = window.location.pathname === RESTRICTED_ACCESS_PATH;
if (isRestricted) queryClient.prefetchQuery(restrictedSessionQuery);
else queryClient.prefetchQuery(sessionQuery);
if (window.location.pathname === '/dashboard') askOverview();

/** What was pressed before is done; and the letters come, in whose room others stood. */
function Alive({ press }: { press?: () => void }) {
  useEffect(() => {
    // By then React is through with the page.
    setTimeout(() => press?.());
    // A page with a form ends it itself, once it knows what the form begins with.
    if (!document.querySelector('main form')) endEarly();
    whenQuiet(
      queryClient,
      () => import('@parade/site/brand/fonts.css'),
      loadAlert,
      () => queryClient.prefetchQuery(siteSettingsQuery),
    );
  }, [press]);
  return null;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
const application = (press?: () => void) => (
  <App
    router={(pages) => (
      <BrowserRouter>
        {pages}
        <Alive press={press} />
      </BrowserRouter>
    )}
  />
);
if (root.hasChildNodes()) {
  // Where it cannot be fetched the page says so.
  fetchPage(window.location.pathname)
    .catch(() => undefined)
    .then(() => hydrateRoot(root, application(endPresses())));
} else {
  queryClient.prefetchQuery(siteSettingsQuery);
  createRoot(root).render(application());
}
