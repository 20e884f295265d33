import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What the page before sent along under this name. Given once: a reload or a step
 * back does not repeat it.
 */
export function useArrival<Sent>(name: string): Sent | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [sent] = useState<Sent | undefined>(state?.[name]);
  useEffect(() => {
    if (state?.[name]) navigate(pathname, { replace: true, state: null });
  }, [state, name, pathname, navigate]);
  return sent;
}
