import { afterEach, beforeEach, expect, it } from 'vitest';
import { datedSince } from '../../../contract/legal-pages.ts';
import { DEFAULT_SITE_SETTINGS } from '../../../contract/site-settings.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { firstShownOn } from './first-shown.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

it('dates the terms by their first publication, in Paris, unless somebody stated a day', async () => {
  const now = new Date('2027-05-02T10:00:00.000Z');
  expect(await firstShownOn(world.db, now)).toBe('2027-05-02');
  for (const [id, firstShownAt] of [
    ['b', '2027-03-01T10:00:00.000Z'],
    ['a', '2027-01-31T23:30:00.000Z'],
  ] as const) {
    const text = { id, page: 'cgu', text: '', firstShownAt, lastShownAt: firstShownAt };
    await world.db.insertInto('legal_texts').values(text).execute();
  }
  const day = await firstShownOn(world.db, now);
  expect(day).toBe('2027-02-01');
  const pages = structuredClone(DEFAULT_SITE_SETTINGS.legalPages);
  pages.rgpd.lastUpdate = '2027-04-01';
  expect(datedSince(pages, day)).toMatchObject({
    cgu: { lastUpdate: '2027-02-01', effectiveDate: '2027-02-01' },
    rgpd: { lastUpdate: '2027-04-01' },
  });
});
