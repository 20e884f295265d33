import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import {
  CHECK_PATH,
  CHECK_SHARE_PATH,
  CHECK_WORKER,
  SHARE_FIELDS,
  SHARED_MARK,
} from '@parade/api/contract/check-paths.ts';
import type { AstroIntegration } from 'astro';
import { filesOf } from './page-files.ts';

/** What a worker's events offer: the types of pages do not have them. */
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly url: string } | null;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

interface Told {
  /** Of its caches, each followed by the version of what it holds. */
  name: string;
  version: string;
  page: string;
  files: string[];
  share: { path: string; mark: string; fields: typeof SHARE_FIELDS };
}

/**
 * The worker itself, sent as it stands: it must name nothing from outside. The page comes from the
 * network while there is one; its files, whose names carry their hash, come from the cache. A later
 * worker waits until this page is closed everywhere, so that no page loses a file that it may still load.
 *
 * What is shared stays in its memory alone, until the page takes it or the browser ends the worker.
 */
function work(scope: WorkerScope, told: Told) {
  const { name, version, page, files, share } = told;
  const kept = `${name}-${version}`;
  const inCache = async (path: string) => (await scope.caches.open(kept)).match(path);
  let shared: { at: number; text: string; files: File[] } | undefined;
  const MINUTE_MS = 60_000;
  const MOST_FILES = 4;

  scope.addEventListener('install', (event) => {
    event.waitUntil(scope.caches.open(kept).then((cache) => cache.addAll([page, ...files])));
  });
  scope.addEventListener('activate', (event) => {
    const tidy = async () => {
      const names = await scope.caches.keys();
      const old = names.filter((each) => each.startsWith(`${name}-`) && each !== kept);
      await Promise.all(old.map((each) => scope.caches.delete(each)));
      await scope.clients.claim();
    };
    event.waitUntil(tidy());
  });

  const receive = async (request: Request) => {
    try {
      const form = await request.formData();
      const { title, text, url } = share.fields;
      const words = [title, text, url].map((field) => String(form.get(field) ?? '').trim());
      const given = form.getAll(share.fields.files);
      shared = {
        at: Date.now(),
        // Phones give the link as the text, too, or the text as the title.
        text: words.filter((word, at) => word && words.indexOf(word) === at).join('\n'),
        files: given.filter((each) => typeof each !== 'string' && each.size > 0) as File[],
      };
      shared.files.length = Math.min(shared.files.length, MOST_FILES);
    } catch {
      // What cannot be read is lost: the page says so.
      shared = undefined;
    }
    const to = new URL(page + share.mark, scope.location.origin);
    return Response.redirect(to.href, 303);
  };
  scope.addEventListener('message', ({ data, ports, source }) => {
    if (data !== 'take' || !source || new URL(source.url).pathname !== page) return;
    const isFresh = shared && Date.now() - shared.at < MINUTE_MS;
    ports[0]?.postMessage(isFresh && shared ? { text: shared.text, files: shared.files } : null);
    shared = undefined;
  });

  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (origin !== scope.location.origin) return;
    if (method === 'POST' && pathname === share.path) event.respondWith(receive(event.request));
    if (method !== 'GET') return;
    if (pathname === page && mode === 'navigate') {
      const late = async (error: unknown) => {
        const copy = await inCache(page);
        if (copy) return copy;
        throw error;
      };
      event.respondWith(fetch(event.request).catch(late));
    } else if (files.includes(pathname)) {
      event.respondWith(inCache(pathname).then((copy) => copy ?? fetch(event.request)));
    }
  });
}

/** Takes the place of the worker, forgets what it kept and goes. */
function retire(scope: WorkerScope, { name }: Pick<Told, 'name'>) {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const leave = async () => {
      const names = await scope.caches.keys();
      const ours = names.filter((each) => each.startsWith(`${name}-`));
      await Promise.all(ours.map((each) => scope.caches.delete(each)));
      await scope.registration.unregister();
    };
    event.waitUntil(leave());
  });
}

const NAME = 'parade-verifier';

/** The script of a worker that keeps these files; of one that goes, without them. */
export function workerScript(keeps: { html: string; files: string[] } | null): string {
  if (!keeps) return `(${retire.toString()})(self,${JSON.stringify({ name: NAME })})\n`;
  const { html, files } = keeps;
  const hash = createHash('sha256').update(html).update(files.join('\n'));
  const told: Told = {
    name: NAME,
    version: hash.digest('base64url').slice(0, 12),
    page: CHECK_PATH,
    files,
    share: { path: CHECK_SHARE_PATH, mark: SHARED_MARK, fields: SHARE_FIELDS },
  };
  return `(${work.toString()})(self,${JSON.stringify(told)})\n`;
}

/** False in a release: every browser drops the worker at its next visit (docs/decisions/checks.md). */
const KEEPS = true as boolean;

/** Writes the worker of `/verifier` once everything that it keeps is there. */
export function checkWorker(): AstroIntegration {
  return {
    name: 'check-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (path: string) => readFile(new URL(`.${path}`, dir), 'utf8');
        const html = await read(`${CHECK_PATH}/index.html`);
        const script = workerScript(KEEPS ? { html, files: await filesOf(html, read) } : null);
        await writeFile(new URL(`.${CHECK_WORKER}`, dir), script);
      },
    },
  };
}
