import { Box } from '@mui/material';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { SessionUserContext, useSession } from '../auth/session.ts';
import { endEarly } from '../lib/early.ts';
import { Loading } from '../lib/Loading.tsx';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { useOnline } from '../lib/useOnline.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { SessionError } from './error-pages.tsx';
import { hasFirstSight } from './first-sights.ts';

const loadLive = () => import('./Live.tsx');
const Live = lazy(loadLive);

/** The live stream, once the page has what it asked for: it tells then what is old already. */
function LateLive() {
  const client = useQueryClient();
  const [isThere, setIsThere] = useState(false);
  const fetchLive = () => loadLive().then(() => setIsThere(true));
  useEffect(() => whenQuiet(client, fetchLive), [client]);
  // Without a network there is no stream either.
  useOnline(() => void fetchLive().catch(() => undefined));
  return (
    isThere && (
      <Suspense>
        <Live />
      </Suspense>
    )
  );
}

function ToSignIn({ state }: { state: object }) {
  // What waits to be sent is nobody's; nor are answers that were asked for ahead, which are refusals.
  useEffect(() => {
    endEarly();
    for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as=fetch]'))
      fetch(href).catch(() => undefined);
  }, []);
  return <Navigate to="/login" replace state={state} />;
}

/**
 * Lets signed-in people through; the others go to the sign-in and come back afterwards. Until it is
 * known who somebody is, the page's first sight is shown where it has one.
 */
export function RequireSession() {
  const { pathname, search, hash } = useLocation();
  const session = useSession();
  const isAlive = useIsAlive();
  const data = isAlive ? session.data : undefined;
  if (data && !data.user) {
    const from = data.signedOut ? undefined : pathname + search + hash;
    const { notice, done, refused } = data;
    return <ToSignIn state={{ from, notice, done, refused }} />;
  }
  const user = data?.user ?? undefined;
  if (!user) {
    if (isAlive && session.error) return <SessionError onRetry={session.refetch} />;
    if (!hasFirstSight(pathname)) return <Loading />;
  }
  return (
    <SessionUserContext value={user}>
      {user ? (
        <LateLive />
      ) : (
        <Box role="status" sx={visuallyHidden}>
          Chargement...
        </Box>
      )}
      <Outlet />
    </SessionUserContext>
  );
}
