import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { LoginState } from '../auth/LoginPage.tsx';
import { loginPath } from '../auth/login-path.ts';
import { PresenceDialog } from '../auth/PresenceDialog.tsx';
import { TotpSetupPage } from '../auth/TotpSetupPage.tsx';
import { sessionQuery } from '../lib/session.ts';
import { LoadingPage } from './LoadingPage.tsx';
import { TroublePage } from './TroublePage.tsx';

// react-admin is most of the bundle: the sign-in screen does not load it.
const App = lazy(() => import('./App.tsx').then((module) => ({ default: module.App })));

/** Lets administrators in and sends everybody else to `/admin-login`. The server decides again at each call. */
export function Gate() {
  const { pathname, search } = useLocation();
  // A link to a row also works for a colleague who has to sign in first.
  const state: LoginState = { wanted: pathname + search };
  const { data: user, error, isPending, refetch } = useQuery({ ...sessionQuery, staleTime: 5000 });

  if (isPending) return <LoadingPage />;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return <Navigate to={loginPath(error.body?.code)} state={state} replace />;
  }
  if (user === undefined) return <TroublePage sentence={error.message} onRetry={() => refetch()} />;
  if (user === null) return <Navigate to={loginPath()} state={state} replace />;
  if (!user.isAdmin) return <Navigate to={loginPath('admin_required')} replace />;
  return (
    <>
      <PresenceDialog />
      {user.totpSetupRequired ? (
        <TotpSetupPage />
      ) : (
        <Suspense fallback={<LoadingPage />}>
          <App user={user} />
        </Suspense>
      )}
    </>
  );
}
