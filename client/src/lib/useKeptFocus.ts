import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page that is replaced by another: when the
 * focused element is gone, `heading` takes the focus. `changed` names what the
 * part shows.
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
