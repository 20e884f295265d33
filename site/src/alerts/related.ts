import type { PublicAlert } from '@parade/api/contract/alerts.ts';

/** How many are shown at most: first the most reported of the type, then the newest. */
const SHOWN = 4;
const MOST_REPORTED = 2;

/**
 * The alerts that a reader may want after another one: those of its type, then any. `alerts` come
 * newest first; each type is sorted once, so that thousands stay quick.
 */
export function relatedAlerts(alerts: readonly PublicAlert[]): (to: PublicAlert) => PublicAlert[] {
  const ofType = new Map(
    [...Map.groupBy(alerts, ({ fraudType }) => fraudType)].map(([type, newest]) => {
      const most = newest.toSorted((a, b) => b.meeTooCount - a.meeTooCount);
      return [type, [most, newest].map((all) => all.slice(0, SHOWN + 1))];
    }),
  );
  return (to) => {
    const others = (all: readonly PublicAlert[] = []) => all.filter(({ id }) => id !== to.id);
    const [most, newest] = (ofType.get(to.fraudType) ?? []).map(others);
    const chosen = [
      ...(most ?? []).slice(0, MOST_REPORTED),
      ...(newest ?? []),
      ...others(alerts.slice(0, 2 * SHOWN + 1)),
    ];
    return [...new Set(chosen)].slice(0, SHOWN);
  };
}
