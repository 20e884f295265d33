import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingPage } from '../app/LoadingPage.tsx';
import { TroublePage } from '../app/TroublePage.tsx';
import { ApiError } from '../lib/http.ts';
import type { LoginState } from './LoginPage.tsx';
import { loginPath, sessionQuery } from './session.ts';
import { TotpSetupPage } from './TotpSetupPage.tsx';

// react-admin is the bulk of the bundle: a sign-in does not wait for it.
const App = lazy(() => import('../App.tsx').then((module) => ({ default: module.App })));

/** Lets administrators in and sends everybody else to `/admin-login`. The server decides again at each call. */
export function Gate() {
  const { pathname, search } = useLocation();
  // A link to a row is good for a colleague who has to sign in first.
  const state: LoginState = { wanted: pathname + search };
  const { data: user, error, isPending, refetch } = useQuery({ ...sessionQuery, staleTime: 5000 });

  if (isPending) return <LoadingPage />;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return <Navigate to={loginPath(error.body?.code)} state={state} replace />;
  }
  if (user === undefined) return <TroublePage sentence={error.message} onRetry={() => refetch()} />;
  if (user === null) return <Navigate to={loginPath()} state={state} replace />;
  if (!user.isAdmin) return <Navigate to={loginPath('admin_required')} replace />;
  if (user.totpSetupRequired) return <TotpSetupPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <App user={user} />
    </Suspense>
  );
}
