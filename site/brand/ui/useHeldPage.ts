import { useEffect } from 'react';

/** While it holds, the browser asks before it closes or reloads the page. */
export function useHeldPage(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [holds]);
}
