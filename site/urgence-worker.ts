import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { URGENCE_PATH, URGENCE_WORKER } from '@parade/api/contract/urgence-paths.ts';
import type { AstroIntegration } from 'astro';
import { filesOf } from './page-files.ts';

/** What a worker's events offer: the types of pages do not have them. */
interface WorkerEvent extends Event {
  readonly request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

/**
 * The worker itself, sent as it stands: it must name nothing from outside. It
 * keeps the page with all that the page loads, and answers from there first.
 * The cache's name carries the content's hash; a later one replaces it whole.
 */
function work(scope: WorkerScope, name: string, version: string, page: string, files: string[]) {
  const kept = `${name}-${version}`;
  scope.addEventListener('install', (event) => {
    const load = async () => {
      const cache = await scope.caches.open(kept);
      await cache.addAll([page, ...files]);
      await scope.skipWaiting();
    };
    event.waitUntil(load());
  });
  scope.addEventListener('activate', (event) => {
    const tidy = async () => {
      const names = await scope.caches.keys();
      const old = names.filter((each) => each.startsWith(name) && each !== kept);
      await Promise.all(old.map((each) => scope.caches.delete(each)));
    };
    event.waitUntil(tidy());
  });
  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    const isKept = pathname === page || files.includes(pathname);
    if (method !== 'GET' || origin !== scope.location.origin || !isKept) return;
    const answer = async () =>
      (await (await scope.caches.open(kept)).match(pathname)) ?? fetch(event.request);
    event.respondWith(answer());
  });
}

const NAME = 'parade-urgence';

/** Writes the worker of `/urgence` once everything that it keeps is there. */
export function urgenceWorker(): AstroIntegration {
  return {
    name: 'urgence-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = (path: string) => readFile(new URL(`.${path}`, dir), 'utf8');
        const html = await read(`${URGENCE_PATH}/index.html`);
        const files = await filesOf(html, read);
        const hash = createHash('sha256').update(html).update(files.join('\n'));
        const told = [NAME, hash.digest('base64url').slice(0, 12), URGENCE_PATH, files];
        const values = told.map((each) => JSON.stringify(each)).join(',');
        await writeFile(
          new URL(`.${URGENCE_WORKER}`, dir),
          `(${work.toString()})(self,${values})\n`,
        );
      },
    },
  };
}
