import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DraftPlace, takePlace } from './draft-places.ts';
import type { Drafts } from './drafts.ts';

interface Wanted {
  part: string | undefined;
}

/**
 * The place of this page's draft, undefined until it is known whose it is and for a moment after;
 * `goTo` opens another draft here, and `turn` counts how often. `first` is the place that it had
 * better be, when there is a person.
 */
export function useDraftPlace(
  drafts: Drafts,
  uid: string | undefined,
  first: (uid: string) => Wanted | undefined = () => undefined,
) {
  const [{ wanted, turn }, setWanted] = useState<{ wanted?: Wanted; turn: number }>({ turn: 0 });
  const firstOf = useEffectEvent(first);
  const [place, setPlace] = useState<DraftPlace>();
  const left = useRef(Promise.resolve());
  useEffect(() => {
    if (uid === undefined) return;
    let isLeft = false;
    const taking = left.current.then(() => takePlace(drafts, uid, wanted ?? firstOf(uid)));
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
    setWanted((before) => ({ wanted: { part }, turn: before.turn + 1 }));
  }, []);
  return { place, goTo, turn };
}
