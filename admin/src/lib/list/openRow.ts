import { createContext } from 'react';
import { useSearchParams } from 'react-router';

const OPEN = 'open';

/**
 * The open row is in the address: a reload and a link open it again, going back
 * closes it. `forget` is for a row that disappeared: going back must not lead to
 * it.
 */
export function useOpenRowId() {
  const [address, setAddress] = useSearchParams();
  const openId = address.get(OPEN) ?? undefined;

  function go(id: string | undefined, replace: boolean) {
    // What was last drawn may be older: a filter that was chosen a moment ago would go.
    const now = new URLSearchParams(window.location.search);
    if (id) now.set(OPEN, id);
    else now.delete(OPEN);
    setAddress(now, { replace });
  }

  return {
    openId,
    toggle: (id: string) => go(id === openId ? undefined : id, false),
    forget: () => go(undefined, true),
  };
}

/**
 * Closes the open row from inside its panel, once its record is gone: an open
 * row would otherwise stay.
 */
export const CloseRow = createContext<() => void>(() => {});
