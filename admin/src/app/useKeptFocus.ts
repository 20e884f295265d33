import { useEffect } from 'react';

/**
 * Gives the focus to the element of this id when what had it is taken off the screen (a bar whose
 * rows are changed, a button that retried), so that the keyboard does not begin at the page's top.
 */
export function useKeptFocus(id: string): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      document.getElementById(id)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [id]);
}
