import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftPlace, takePlace } from './draft-places.ts';
import type { Drafts } from './drafts.ts';

/** The place of this page's draft, undefined for a moment; `goTo` opens another draft here. */
export function useDraftPlace(drafts: Drafts, uid: string) {
  const [wanted, setWanted] = useState<{ part: string | undefined }>();
  const [place, setPlace] = useState<DraftPlace>();
  const left = useRef(Promise.resolve());
  useEffect(() => {
    let isLeft = false;
    const taking = left.current.then(() => takePlace(drafts, uid, wanted));
    taking.then((taken) => {
      if (!isLeft) setPlace(taken);
    });
    return () => {
      isLeft = true;
      // The draft that was left must not count as open elsewhere.
      left.current = taking.then(({ release }) => release());
    };
  }, [drafts, uid, wanted]);
  const goTo = useCallback((part: string | undefined) => {
    setPlace(undefined);
    setWanted({ part });
  }, []);
  return { place, goTo };
}
