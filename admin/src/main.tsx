import '@parade/site/brand/zod-without-eval.ts';
import '@parade/site/brand/fonts.css';
import 'virtual:brand.css';
import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import { Brand } from '@parade/site/brand/ui/Brand.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router';
import { Gate } from './app/Gate.tsx';
import { LoginPage } from './auth/LoginPage.tsx';
import { takeLinkToken } from './auth/linkToken.ts';
import { queryClient } from './lib/queryClient.ts';

// Runs before anything reads the address: the token leaves it at once.
takeLinkToken();

const router = createBrowserRouter([
  { path: '/admin-login', element: <LoginPage /> },
  { path: '/login-admin', element: <LoginPage /> },
  {
    path: '/admin-setup',
    lazy: async () => ({ Component: (await import('./auth/SetupPage.tsx')).SetupPage }),
    hydrateFallbackElement: <></>,
  },
  {
    path: TOKEN_PATHS.staffInvitation,
    lazy: async () => ({ Component: (await import('./auth/InvitationPage.tsx')).InvitationPage }),
    hydrateFallbackElement: <></>,
  },
  { path: '/admin/*', element: <Gate /> },
  { path: '*', element: <Navigate to="/admin" replace /> },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Brand>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Brand>,
  );
}
