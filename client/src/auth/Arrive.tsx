import { createContext, useContext, useEffect } from 'react';
import { Navigate } from 'react-router';
import { Loading } from '../lib/Loading.tsx';

/** Whether another application stands behind the entrance, so that the server gives its page. */
export const IsApart = createContext(false);

/** Leads in, once somebody is signed in. The address changes with the page that it belongs to, not before. */
export function Arrive({ to }: { to: string }) {
  const isApart = useContext(IsApart);
  useEffect(() => {
    if (isApart) window.location.replace(to);
  }, [isApart, to]);
  return isApart ? <Loading /> : <Navigate to={to} replace />;
}
