import { expect, it } from 'vitest';
import { CHECKED_SOURCES, freshUntil, isStale, staleSources } from './checked-sources.ts';
import { OFFICIAL_HELP } from './official-help.ts';
import { SOURCES } from './remedies/sources.ts';

it.each([
  ['2025-11-23', '2026-11-23', false],
  ['2025-11-22', '2026-11-23', true],
  // A leap day lies between, so a year is 366 days.
  ['2027-03-01', '2028-02-29', false],
  ['2027-03-01', '2028-03-01', true],
  ['2026-11-23', '2026-11-23', false],
])('of %s on %s', (checkedOn, today, stale) => {
  expect(isStale(checkedOn, today)).toBe(stale);
  expect(isStale(checkedOn, freshUntil(checkedOn))).toBe(false);
});

it('lists every source and every official help once, the oldest first', () => {
  const ids = CHECKED_SOURCES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(Object.keys(SOURCES).length + OFFICIAL_HELP.length);
  const days = CHECKED_SOURCES.map(({ checkedOn }) => checkedOn);
  expect(days).toEqual(days.toSorted());
  for (const { title, reference, checkedBy } of CHECKED_SOURCES) {
    for (const text of [title, reference, checkedBy]) expect(text).not.toBe('');
  }
});

it('names each stale one with the file that says so', () => {
  const [oldest] = CHECKED_SOURCES;
  const last = freshUntil(oldest?.checkedOn ?? '');
  expect(staleSources(last)).toEqual([]);
  const all = staleSources('2999-01-01');
  expect(all).toHaveLength(CHECKED_SOURCES.length);
  expect(all[0]).toContain(`${oldest?.title} (${oldest?.reference}) was checked on`);
  expect(all[0]).toMatch(/: api\/contract\/\S+\.ts$/);
});
