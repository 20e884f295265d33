import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface Sent {
  reference: string;
  contractId: string;
  method: 'crypto' | 'bank_transfer';
}

/** The order that led to this page; undefined after a reload or a step back. */
export function useSent(): Sent | undefined {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [sent] = useState<Sent | undefined>(state?.sent);

  // It must not be announced again.
  useEffect(() => {
    if (state?.sent) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);

  return sent;
}
