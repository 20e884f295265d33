import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ALERT_SHELL_PATH, ALERTS_PATH, alertPath } from '../../../contract/paths.ts';
import { loadFiles, readPrepared, type StaticFile } from './files.ts';
import { forbidsFrames, pagePolicy } from './policy.ts';
import type { Face } from './shells.ts';

/** Files under a name that carries a hash of their content. */
export const HASHED = '/_astro/';
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

const NOINDEX = '<meta name="robots" content="noindex"';

/** A built site, ready to be sent. */
export interface BuiltSite {
  /** By URL path: all but the pages of single alerts. */
  files: Map<string, StaticFile>;
  /** A demonstration says so on its pages, and keeps search engines away. */
  face: Face;
  /**
   * The page of an alert, by its slug: there may be thousands, so they stay on
   * the disk. Where the build made none, or one from before `changedAt`, the
   * page that reads it from the API.
   */
  alertPage(slug: string, changedAt: string): Promise<StaticFile | undefined>;
}

/** `pages`: which of the policies a path has. Code before it wrote each path's policy out. */
interface Told {
  policies: string[];
  pages: Record<string, number>;
}

/** A built site with each page's own policy. */
export async function loadSite(folder: string, common: Record<string, string>): Promise<BuiltSite> {
  const note = path.join(folder, '_headers.json');
  const text = await readFile(note, 'utf8');
  const builtAt = (await stat(note)).mtime.toISOString();
  const told = JSON.parse(text) as Told | Record<string, string>;
  const policyOf = (urlPath: string) =>
    isShared(told) ? told.policies[told.pages[urlPath] ?? -1] : told[urlPath];
  const headersOf = (urlPath: string) => withPolicy(common, pagePolicy(policyOf(urlPath)));
  const files = await loadFiles(folder, {
    base: '/',
    hashed: (urlPath) => urlPath.startsWith(HASHED),
    headersFor: (urlPath, type) => (type.startsWith('text/html') ? headersOf(urlPath) : common),
    skip: (relative) => relative.startsWith('alertes/') && relative !== 'alertes/index.html',
  });
  const shell = files.get(ALERT_SHELL_PATH);
  files.delete(ALERT_SHELL_PATH);
  return {
    files,
    face: faceOf(files.get('/')?.identity.bytes.toString() ?? NOINDEX),
    alertPage: async (slug, changedAt) => {
      if (shell && changedAt > builtAt) return shell;
      const file = path.join(folder, ALERTS_PATH, slug, 'index.html');
      const headers = { ...headersOf(alertPath(slug)), ...HTML };
      return readPrepared(file, headers).catch(() => shell);
    },
  };
}

/** The older header knows no single hosts: where the policy allows a frame it would contradict it. */
function withPolicy(common: Record<string, string>, policy: string): Record<string, string> {
  const { 'x-frame-options': framing, ...rest } = common;
  const never = framing !== undefined && forbidsFrames(policy);
  return {
    ...rest,
    ...(never ? { 'x-frame-options': framing } : {}),
    'content-security-policy': policy,
  };
}

const faceOf = (home: string): Face => ({
  brand: /<meta property="og:site_name" content="([^"]*)"/.exec(home)?.[1] ?? 'Parade',
  isDemonstration: home.includes(NOINDEX),
});

const isShared = (told: Told | Record<string, string>): told is Told =>
  Array.isArray(told.policies);
