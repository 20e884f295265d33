import type { SessionUser } from '@parade/api/contract/auth.ts';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SessionUserContext, useSession } from '../auth/session.ts';
import { Loading } from '../lib/Loading.tsx';
import { SessionError } from './error-pages.tsx';
import { useLive } from './useLive.ts';

function SignedIn({ user }: { user: SessionUser }) {
  useLive();
  return (
    <SessionUserContext value={user}>
      <Outlet />
    </SessionUserContext>
  );
}

/** Lets signed-in people through; the others go to the sign-in and come back afterwards. */
export function RequireSession() {
  const { pathname, search, hash } = useLocation();
  const { data, error, refetch } = useSession();
  if (data?.user) return <SignedIn user={data.user} />;
  if (data) {
    const from = data.signedOut ? undefined : pathname + search + hash;
    const { notice, done, refused } = data;
    return <Navigate to="/login" replace state={{ from, notice, done, refused }} />;
  }
  return error ? <SessionError onRetry={refetch} /> : <Loading />;
}
