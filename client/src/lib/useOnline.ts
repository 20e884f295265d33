import { useEffect, useEffectEvent } from 'react';

/** Does it each time that the device finds a network again. */
export function useOnline(again: () => void): void {
  const now = useEffectEvent(again);
  useEffect(() => {
    const tell = () => now();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, []);
}
