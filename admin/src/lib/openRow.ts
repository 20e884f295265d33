import { useSearchParams } from 'react-router';

const OPEN = 'open';

/** Where a row of a tab stands open. Ids alone: searches are about people and stay out of addresses. */
export const openRowPath = (resource: string, id: string) =>
  `/admin/${resource}?${new URLSearchParams({ [OPEN]: id })}`;

/**
 * The open row is in the address: a reload and a link to it open it again, going
 * back closes it. `forget` is for a row that went by itself: going back must not
 * lead to it.
 */
export function useOpenRowId() {
  const [address, setAddress] = useSearchParams();
  const openId = address.get(OPEN) ?? undefined;

  function go(id: string | undefined, replace: boolean) {
    setAddress(
      (now) => {
        if (id) now.set(OPEN, id);
        else now.delete(OPEN);
        return now;
      },
      { replace },
    );
  }

  return {
    openId,
    toggle: (id: string) => go(id === openId ? undefined : id, false),
    forget: () => go(undefined, true),
  };
}
