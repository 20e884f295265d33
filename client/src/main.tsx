import '@parade/site/brand/zod-without-eval.ts';
// Runs before the router reads the address: takes a mail's token out of it.
import './auth/mail-token.ts';
import '@parade/site/brand/fonts-before.css';
import '@parade/site/brand/fonts.css';
import 'virtual:brand.css';
import { RESTRICTED_ACCESS_PATH } from '@parade/api/contract/paths.ts';
import { Brand } from '@parade/site/brand/ui/Brand.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { queryClient } from './app/query-client.ts';
import { router } from './app/router.tsx';
import { restrictedSessionQuery } from './auth/restricted-session.ts';
import { sessionQuery } from './auth/session.ts';
import { siteSettingsQuery } from './site-settings/face.ts';

// Read while the first page's code is loading. Reading the ordinary session would end a closed
// account's restricted one.
const isRestricted = window.location.pathname === RESTRICTED_ACCESS_PATH;
if (isRestricted) queryClient.prefetchQuery(restrictedSessionQuery);
else queryClient.prefetchQuery(sessionQuery);
queryClient.prefetchQuery(siteSettingsQuery);

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
createRoot(root).render(
  <StrictMode>
    <Brand>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Brand>
  </StrictMode>,
);
