/** The public pages: static, so each has one state. */
import { EMBED_PATH, SITE_PATHS } from '@parade/api/contract/paths.ts';
import type { Screen } from './scene.ts';

const name = (path: string) => (path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-'));

export const siteScreens: Screen[] = [...SITE_PATHS, EMBED_PATH].map((path) => ({
  name: `site/${name(path)}`,
  narrow: true,
  show: (page) => page.goto(path),
}));
