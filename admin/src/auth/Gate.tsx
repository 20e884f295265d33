import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { LoadingPage } from '../app/LoadingPage.tsx';
import { TroublePage } from '../app/TroublePage.tsx';
import { ApiError } from '../lib/http.ts';
import { loginPath, sessionQuery } from './session.ts';
import { TotpSetupPage } from './TotpSetupPage.tsx';

// react-admin is the bulk of the bundle: a sign-in does not wait for it.
const App = lazy(() => import('../App.tsx').then((module) => ({ default: module.App })));

/** Lets administrators in and sends everybody else to `/admin-login`. The server decides again at each call. */
export function Gate() {
  const { data: user, error, isPending, refetch } = useQuery({ ...sessionQuery, staleTime: 5000 });

  if (isPending) return <LoadingPage />;
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return <Navigate to={loginPath(error.body?.code)} replace />;
  }
  if (user === undefined) return <TroublePage sentence={error.message} onRetry={() => refetch()} />;
  if (user === null) return <Navigate to={loginPath()} replace />;
  if (!user.isAdmin) return <Navigate to={loginPath('admin_required')} replace />;
  if (user.totpSetupRequired) return <TotpSetupPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <App user={user} />
    </Suspense>
  );
}
