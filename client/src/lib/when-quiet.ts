import type { QueryClient } from '@tanstack/react-query';

const LOOK_AGAIN_MS = 200;
/** What hangs keeps nothing back. */
const LONGEST_MS = 3000;

/**
 * Fetches what is needed later once the page has what it asked for, and nothing to do. What fails is
 * fetched again where it is needed.
 */
export function whenQuiet(
  client: QueryClient,
  ...loads: readonly (() => Promise<unknown>)[]
): void {
  const fetchAll = async () => {
    for (const load of loads) await load().catch(() => undefined);
  };
  const since = performance.now();
  const look = () => {
    const isLate = performance.now() - since > LONGEST_MS;
    if (client.isFetching() > 0 && !isLate) setTimeout(look, LOOK_AGAIN_MS);
    else if ('requestIdleCallback' in window) requestIdleCallback(fetchAll);
    else void fetchAll();
  };
  setTimeout(look, LOOK_AGAIN_MS);
}
