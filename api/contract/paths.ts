import { pagesOf } from './features.ts';
import { URGENCE_PATH } from './urgence-paths.ts';

/**
 * Every path of the product, listed once: the server's routing to the three
 * front ends, the client's router and the tests read this list.
 */

/** The check alone, for frames in pages of other sites. Not visited by this name. */
export const EMBED_PATH = '/embed/verifier';

/** Static pages and files of the public site. */
export const SITE_PATHS = [
  '/',
  URGENCE_PATH,
  '/alertes',
  '/verifier',
  '/partenaires',
  '/mentions-legales',
  '/cgu',
  '/rgpd',
  '/accessibilite',
  '/plan-du-site',
] as const;

/** What an alert is called in the address of its page, `/alertes/{slug}`. */
export const ALERT_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const ALERTS_PATH = '/alertes';
export const alertPath = (slug: string): string => `${ALERTS_PATH}/${slug}`;

/** The slug in the path of an alert's page; null for any other path. */
export function alertSlugOf(path: string): string | null {
  if (!path.startsWith(`${ALERTS_PATH}/`)) return null;
  const slug = path.slice(ALERTS_PATH.length + 1);
  return ALERT_SLUG.test(slug) && slug.length <= MAX_SLUG ? slug : null;
}
const MAX_SLUG = 200;

/** Built once, and sent for each alert that has no page of its own in the build. Not visited by this name. */
export const ALERT_SHELL_PATH = '/alerte';

/** Client application inside the client layout, in the order of the sidebar. */
export const CLIENT_LAYOUT_PATHS = pagesOf('layout');

/** `/reports/:id` and its like. */
const isPageOfOne = (path: string): boolean =>
  pagesOf('one').some((pattern) => {
    const start = pattern.slice(0, -':id'.length);
    return path.startsWith(start) && /^[\w-]+$/.test(path.slice(start.length));
  });

const CLIENT_PATHS: readonly string[] = [
  ...pagesOf('visitor'),
  ...CLIENT_LAYOUT_PATHS,
  ...pagesOf('plain'),
];

/** Back office screens outside react-admin; `/admin…` itself is a prefix. */
const ADMIN_ENTRY_PATHS = ['/admin-login', '/login-admin', '/admin-setup'] as const;
const ADMIN_PREFIX = '/admin';

/** Old or spoken paths and where they lead. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/terms': '/cgu',
  '/privacy': '/rgpd',
  '/dashboard/reports': '/reports',
};

export type FrontEnd = 'client' | 'admin' | 'site';

/**
 * Which front end answers a path. `site` covers its pages, its files and
 * whatever nobody knows; the server redirects the latter to `/`.
 */
export function frontEndOf(path: string): FrontEnd {
  if (CLIENT_PATHS.includes(path) || isPageOfOne(path)) return 'client';
  if (path === ADMIN_PREFIX || path.startsWith(`${ADMIN_PREFIX}/`)) return 'admin';
  if ((ADMIN_ENTRY_PATHS as readonly string[]).includes(path)) return 'admin';
  return 'site';
}

/** Where the built files of the two applications are served (Vite's `base`). */
export const CLIENT_BASE = '/_client/';
export const ADMIN_BASE = '/_admin/';
