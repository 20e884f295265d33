import { useEffect, useState } from 'react';

/**
 * Whether the script has taken the form over. A button pressed before that would
 * make the browser send the form itself: the page comes anew and what was typed is lost.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
}
