import { useEffect, useRef } from 'react';

/** Calls once for each `what` when the end of it comes onto the screen; nothing for undefined. */
export function useSeen(what: string | undefined, onSeen: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  const latest = useRef(onSeen);
  latest.current = onSeen;
  useEffect(() => {
    const { current } = end;
    if (!current || what === undefined || seen.current === what) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      seen.current = what;
      latest.current();
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [what]);
  return end;
}
