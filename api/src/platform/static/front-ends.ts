import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { CHECK_PATH, CHECK_SHARE_PATH, SHARED_MARK } from '../../../contract/check-paths.ts';
import {
  ADMIN_BASE,
  ALERTS_PATH,
  ALIASES,
  alertSlugOf,
  CLIENT_BASE,
  frontEndOf,
} from '../../../contract/paths.ts';
import { commonHeaders } from '../http/security.ts';
import { namesSession } from '../http/session-cookie.ts';
import { discardRest } from '../http/unread-bodies.ts';
import { askedInTime } from './asked-in-time.ts';
import { readBuilt } from './build-lock.ts';
import { type Body, loadFiles, type StaticFile } from './files.ts';
import { applicationPolicy } from './policy.ts';
import { DEMONSTRATION, pagesOf, readShells } from './shells.ts';
import { HASHED, loadSite } from './site.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const BUILT = {
  site: path.join(ROOT, 'site/dist'),
  client: path.join(ROOT, 'client/dist'),
  admin: path.join(ROOT, 'admin/dist'),
};
const NONCE = '__CSP_NONCE__';
/** Where the back office says without a script that the site is a demonstration. */
const MARK = '__DEMONSTRATION__';
/** Pages whose address may carry a token: nothing that they link to may see it. */
const SECRET_PATHS = new Set(['/admin-setup', '/reset-password', '/verify-email', '/contestation']);

export interface FrontEnds {
  /** Answers whatever is not the API's; false when it is. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Serves another built site from now on, in one step. */
  useSite(folder: string): Promise<void>;
  /** The site that was built with the product, from the built-in defaults; null where there is none. */
  builtSite: string | null;
}

const NOT_BUILT = 'The front ends are not built. Run: node api/bin/build.ts';

/** Reads what a build made of one front end, and not while it is built again. */
const reading = <Result>(folder: string, read: (folder: string) => Promise<Result>) =>
  readBuilt(path.dirname(folder), () => read(folder)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(NOT_BUILT, { cause: error }) : error;
  });

/** A single page application: its one page, and what that loads. */
const loadApplication = async (folder: string, base: string, common: Record<string, string>) => {
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8');
  const files = await loadFiles(folder, { base, headersFor: () => common, hashed: () => true });
  files.delete(base);
  return { shell, files };
};

/**
 * Loads the three built front ends. Throws one sentence when one was not
 * built. `changedAt` says when an alert of a slug was last changed; null where
 * nobody may see it at this moment.
 */
export async function loadFrontEnds(
  secure: boolean,
  changedAt: (slug: string) => Promise<string | null>,
): Promise<FrontEnds> {
  const common = { ...commonHeaders(secure), 'referrer-policy': 'strict-origin-when-cross-origin' };
  const client = await reading(BUILT.client, (at) => loadApplication(at, CLIENT_BASE, common));
  const shells = await reading(BUILT.client, readShells);
  const admin = await reading(BUILT.admin, (at) => loadApplication(at, ADMIN_BASE, common));
  const applications = new Map([...client.files, ...admin.files]);
  let site = await reading(BUILT.site, (at) => loadSite(at, common));
  let files = new Map([...applications, ...site.files]);
  let clientPage = pagesOf(shells(), site.face, common);

  function sendAdmin(response: ServerResponse, pathname: string): void {
    const nonce = randomBytes(16).toString('base64');
    const mark = site.face.isDemonstration ? DEMONSTRATION : '';
    const bytes = Buffer.from(admin.shell.replaceAll(NONCE, nonce).replace(MARK, mark));
    response.writeHead(200, {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
      'cache-control': 'no-store',
      'content-security-policy': applicationPolicy(nonce),
      'referrer-policy': SECRET_PATHS.has(pathname) ? 'no-referrer' : common['referrer-policy'],
      'x-robots-tag': 'noindex',
    });
    response.end(bytes);
  }

  /**
   * Sends an alert's page as far as the database allows it at this moment: one that is no longer
   * public redirects, one that changed since the build is read from the API. A database that is
   * down or hangs closes no page.
   */
  async function sendAlert(request: IncomingMessage, response: ServerResponse, slug: string) {
    const changed = await askedInTime<string | null>(changedAt(slug), '');
    const page = changed === null ? undefined : await site.alertPage(slug, changed);
    if (page) sendFile(request, response, page);
    else redirectOrRefuse(response, 302, { ...common, location: ALERTS_PATH });
  }

  /** A share whose worker is missing: the page asks for it again, and nobody reads it here. */
  async function sendToCheck(request: IncomingMessage, response: ServerResponse) {
    const isShare = request.method === 'POST';
    const location = isShare ? `${CHECK_PATH}${SHARED_MARK}` : CHECK_PATH;
    const isWhole = !isShare || (await discardRest(request));
    redirectOrRefuse(response, 303, {
      ...common,
      location,
      'cache-control': 'no-store',
      ...(isWhole ? {} : { connection: 'close' }),
    });
  }

  return {
    builtSite: BUILT.site,
    async useSite(folder) {
      const next = await loadSite(folder, common);
      // Pages that are open still ask for the fonts and styles of the version before.
      const earlier = [...site.files].filter(([urlPath]) => urlPath.startsWith(HASHED));
      site = next;
      clientPage = pagesOf(shells(), next.face, common);
      files = new Map([...earlier, ...applications, ...next.files]);
    },
    handle(request, response) {
      const url = request.url ?? '/';
      if (url.startsWith('/api/') || url === '/api') return false;
      if (url === CHECK_SHARE_PATH) {
        void sendToCheck(request, response);
        return true;
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        redirectOrRefuse(response, 405, { ...common, allow: 'GET, HEAD' });
        return true;
      }
      const query = url.indexOf('?');
      const pathname = query < 0 ? url : url.slice(0, query);
      const file = files.get(pathname);
      if (file) {
        sendFile(request, response, file);
        return true;
      }
      const slug = alertSlugOf(pathname);
      if (slug !== null) {
        void sendAlert(request, response, slug);
        return true;
      }
      const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
      const front = frontEndOf(bare);
      if (bare === pathname && front === 'client')
        sendFile(
          request,
          response,
          clientPage(pathname, SECRET_PATHS.has(pathname), namesSession(request.headers.cookie)),
        );
      else if (bare === pathname && front === 'admin') sendAdmin(response, pathname);
      else if (/^\/_(astro|client|admin)\//.test(pathname)) redirectOrRefuse(response, 404, common);
      else
        redirectOrRefuse(response, 302, {
          ...common,
          location: destination(bare, pathname, files),
        });
      return true;
    },
  };
}

/** Aliases, a trailing slash too many, and for whatever nobody knows the landing page. */
function destination(bare: string, pathname: string, files: Map<string, StaticFile>): string {
  const alias = Object.hasOwn(ALIASES, bare) ? ALIASES[bare] : undefined;
  if (alias) return alias;
  const known = files.has(bare) || alertSlugOf(bare) !== null || frontEndOf(bare) !== 'site';
  if (bare !== pathname && known) return bare;
  if (bare.startsWith(`${ALERTS_PATH}/`)) return ALERTS_PATH;
  return '/';
}

function redirectOrRefuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
): void {
  response.writeHead(status, { ...headers, 'content-length': 0 });
  response.end();
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const body = negotiate(file, request.headers['accept-encoding']);
  if (request.headers['if-none-match']?.includes(body.etag)) {
    const { 'content-length': _, 'content-type': __, ...headers } = body.headers;
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

function negotiate(file: StaticFile, accepted: string | undefined): Body {
  if (!accepted) return file.identity;
  if (file.br && /\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return file.br;
  if (file.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return file.gzip;
  return file.identity;
}
