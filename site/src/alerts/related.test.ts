import { describe, expect, it } from 'vitest';
import { relatedAlerts } from './related.ts';

type Alert = Parameters<ReturnType<typeof relatedAlerts>>[0];

/** Newest first. */
const alerts = [
  ['a', 'Autre', 0],
  ['b', 'Fraude bancaire', 1],
  ['c', 'Autre', 2],
  ['d', 'Autre', 9],
  ['e', 'Autre', 3],
  ['f', 'Autre', 8],
].map(([id, fraudType, meeTooCount]) => ({ id, fraudType, meeTooCount }) as Alert);
const relatedTo = (id: string) =>
  relatedAlerts(alerts)(alerts.find((alert) => alert.id === id) as Alert)
    .map((alert) => alert.id)
    .join('');

describe('what a reader may want next', () => {
  it('is the most reported of the type, then the newest of it, never the alert itself', () => {
    expect(relatedTo('a')).toBe('dfce');
    expect(relatedTo('d')).toBe('feac');
  });

  it('is whatever is new where the type has no other', () => {
    expect(relatedTo('b')).toBe('acde');
  });

  it('is nothing where there is one alert', () => {
    const [only] = alerts;
    expect(relatedAlerts([only as Alert])(only as Alert)).toEqual([]);
  });
});
