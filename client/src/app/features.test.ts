import { pagesOf } from '@parade/api/contract/features.ts';
import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import { expect, test } from 'vitest';
import { PAGES } from './features.ts';
import { LAYOUT_PAGES, pageTitle } from './pages.ts';

test('every path that the server sends to the client area has its page, once', () => {
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(
    [...pagesOf('layout'), ...pagesOf('plain'), ...pagesOf('visitor')].toSorted(),
  );
});

test('the sidebar has its order from the list of paths', () => {
  expect(LAYOUT_PAGES.map(({ path }) => path)).toEqual(CLIENT_LAYOUT_PATHS);
  expect(['/reports', '/profile', '/ailleurs'].map(pageTitle)).toEqual([
    'Mes signalements',
    'Mon profil',
    'Dashboard',
  ]);
});
