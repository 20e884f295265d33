import { CLIENT_LAYOUT_PATHS } from '@parade/api/contract/paths.ts';
import { matchPath } from 'react-router';
import type { LayoutPage, PageOfOne } from '../lib/feature.ts';
import { PAGES } from './features.ts';

const inLayout = PAGES.filter((page): page is LayoutPage => page.kind === 'layout');

const ofOne = PAGES.filter((page): page is PageOfOne => page.kind === 'one');

/** The pages of the client layout, in the order of the sidebar. */
export const LAYOUT_PAGES = CLIENT_LAYOUT_PATHS.flatMap((path) =>
  inLayout.filter((page) => page.path === path),
);

/** The header's title; the fallback is the specification's. */
export function pageTitle(path: string): string {
  const page = inLayout.find((one) => one.path === path);
  const one = ofOne.find((each) => matchPath(each.path, path));
  return page?.title ?? page?.label ?? one?.title ?? 'Dashboard';
}
