import type { PageOf } from '@parade/api/contract/features.ts';
import { matchPath } from 'react-router';
import type { LayoutPage, PageOfOne } from '../lib/feature.ts';
import { PAGES } from './features.ts';

const inLayout = PAGES.filter((page): page is LayoutPage => page.kind === 'layout');

const ofOne = PAGES.filter((page): page is PageOfOne => page.kind === 'one');

/** As the contract has them, whose lists weigh more than a first page may. */
const ORDER = [
  '/dashboard',
  '/reports',
  '/payments',
  '/withdraw',
  '/kyc',
  '/notifications',
  '/profile',
  '/settings',
  '/support',
] as const satisfies readonly PageOf<'layout'>[];

/** The pages of the client layout, in the order of the sidebar. */
export const LAYOUT_PAGES = ORDER.flatMap((path) => inLayout.filter((page) => page.path === path));

/** The header's title; the fallback is the specification's. */
export function pageTitle(path: string): string {
  const page = inLayout.find((one) => one.path === path);
  const one = ofOne.find((each) => matchPath(each.path, path));
  return page?.title ?? page?.label ?? one?.title ?? 'Dashboard';
}
