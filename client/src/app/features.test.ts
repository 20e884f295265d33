import { pagesOf } from '@parade/api/contract/features.ts';
import { expect, test } from 'vitest';
import { PAGES } from './features.ts';
import { LAYOUT_PAGES, pageTitle } from './pages.ts';

test.each(['visitor', 'plain', 'layout', 'one'] as const)(
  'every path that the server sends to the client area has its page, once: %s',
  (wanted) => {
    const paths = PAGES.filter(({ kind }) => kind === wanted).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(pagesOf(wanted).toSorted());
  },
);

test('the sidebar has its order from the contract, and the header its titles', () => {
  expect(LAYOUT_PAGES.map(({ path }) => path)).toEqual(pagesOf('layout'));
  expect(['/reports', '/reports/1', '/profile', '/ailleurs'].map(pageTitle)).toEqual([
    'Mes signalements',
    'Mon signalement',
    'Mon profil',
    'Dashboard',
  ]);
});
