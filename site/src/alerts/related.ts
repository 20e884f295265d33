import type { PublicAlert } from '@parade/api/contract/alerts.ts';

/** Of each kind: the most reported and the newest. */
const EACH = 2;

/**
 * For each alert those of its type that a reader may want next. `alerts` come
 * newest first; each type is sorted once, so that thousands stay quick.
 */
export function relatedAlerts(alerts: readonly PublicAlert[]): (to: PublicAlert) => PublicAlert[] {
  const newest = Map.groupBy(alerts, ({ fraudType }) => fraudType);
  const most = new Map(
    [...newest].map(([type, all]) => [
      type,
      all.toSorted((a, b) => b.meeTooCount - a.meeTooCount).slice(0, 2 * EACH + 1),
    ]),
  );
  return (to) => {
    const others = (from: ReadonlyMap<string, PublicAlert[]>) =>
      (from.get(to.fraudType) ?? []).slice(0, 2 * EACH + 1).filter(({ id }) => id !== to.id);
    const first = others(most).slice(0, EACH);
    const rest = others(newest).filter((alert) => !first.includes(alert));
    return [...first, ...rest.slice(0, EACH)];
  };
}
