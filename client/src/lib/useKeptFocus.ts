import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a part of the page that is exchanged while somebody is in it: when the
 * element that held the focus is gone, `heading` takes it. Whoever was elsewhere
 * is left there. `changed`: what the part shows, by its name.
 */
export function useKeptFocus(changed: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const holder = useRef<EventTarget & Element>(null);
  useLayoutEffect(() => {
    if (holder.current?.isConnected !== false) return;
    holder.current = null;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [changed]);
  return {
    heading,
    watch: {
      onFocus: ({ target }: FocusEvent) => {
        holder.current = target;
      },
      onBlur: () => {
        holder.current = null;
      },
    },
  };
}
