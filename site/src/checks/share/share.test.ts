import { runInNewContext } from 'node:vm';
import { CHECK_PATH, CHECK_SHARE_PATH, SHARE_FIELDS } from '@parade/api/contract/check-paths.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workerScript } from '../../../check-worker.ts';
import { NOTHING_TO_PASTE, PASTE_REFUSED, pasteFrom } from '../PasteButton.tsx';
import type { Received } from '../received.ts';
import { isLost, takeShared } from './take-shared.ts';

const ORIGIN = 'https://parade.example';
const FILE = '/_astro/Check.abc123.js';

interface Given {
  request?: Request;
  data?: unknown;
  source?: { url: string };
}

/** A worker's script in a world of its own: what it answers, keeps and asks the network for. */
function worker(keeps: Parameters<typeof workerScript>[0]) {
  const caches = new Map<string, Map<string, string>>();
  const listeners = new Map<string, (event: object) => void>();
  const asked: string[] = [];
  const done = { skipped: false, left: false, claimed: false };
  const network = { isThere: true };
  const pathOf = (asked: Request | string) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const scope = {
    location: new URL(`${ORIGIN}/verifier-worker.js`),
    caches: {
      open: async (name: string) => {
        const cache = caches.get(name) ?? new Map<string, string>();
        caches.set(name, cache);
        return {
          addAll: async (paths: string[]) => {
            for (const path of paths) cache.set(path, `kept ${path}`);
          },
          match: async (path: string) =>
            cache.has(path) ? new Response(cache.get(path)) : undefined,
        };
      },
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
    },
    clients: { claim: async () => (done.claimed = true) },
    registration: { unregister: async () => (done.left = true) },
    skipWaiting: async () => (done.skipped = true),
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
  };
  const fetch = async (request: Request) => {
    asked.push(pathOf(request));
    if (!network.isThere) throw new TypeError('no network');
    return new Response(`network ${pathOf(request)}`);
  };
  runInNewContext(workerScript(keeps), { self: scope, fetch, URL, Response, Date });

  /** What the worker answers or says to an event; undefined where it leaves it to the browser. */
  async function dispatch(type: string, given: Given = {}): Promise<unknown> {
    const waits: Promise<unknown>[] = [];
    let answer: unknown;
    const port = { postMessage: (said: unknown) => (answer = said) };
    listeners.get(type)?.({
      ...given,
      ports: [port],
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (response: Promise<Response>) => (answer = response),
    });
    await Promise.all(waits);
    return answer;
  }
  const get = async (path: string, mode = 'navigate') => {
    const request = { method: 'GET', mode, url: ORIGIN + path } as Request;
    return ((await dispatch('fetch', { request })) as Response | undefined)?.text();
  };
  const share = async (form: FormData | string) =>
    (await dispatch('fetch', {
      request: new Request(ORIGIN + CHECK_SHARE_PATH, { method: 'POST', body: form }),
    })) as Response;
  const take = (path = CHECK_PATH) =>
    dispatch('message', { data: 'take', source: { url: ORIGIN + path } }) as Promise<Received>;
  return { caches, asked, done, network, dispatch, get, share, take };
}

const keeping = () => worker({ html: '<html>', files: [FILE] });

function form(fields: Record<string, string>, ...files: File[]): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  for (const file of files) made.append(SHARE_FIELDS.files, file);
  return made;
}

describe('what a phone shares', () => {
  it('is given to the page once, and asked of no server', async () => {
    const { share, take, asked, caches } = keeping();
    const picture = new File(['\u0001'], 'capture.png', { type: 'image/png' });
    const answer = await share(
      form({ title: 'Colis', text: 'Payez ici', url: 'https://a.example' }, picture),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${ORIGIN}/verifier#partage`,
    ]);
    const { text, files } = await take();
    expect(text).toBe('Colis\nPayez ici\nhttps://a.example');
    expect(files.map(({ name }) => name)).toEqual(['capture.png']);
    expect(await take()).toBeNull();
    expect([asked, [...caches]]).toEqual([[], []]);
  });

  it('is told once where the phone says it twice, and bounded', async () => {
    const { share, take } = keeping();
    const files = Array.from({ length: 9 }, (_, at) => new File(['a'], `${at}.png`));
    await share(form({ title: ' Bonjour ', text: 'Bonjour' }, new File([], 'vide.png'), ...files));
    const received = await take();
    expect([received.text, received.files.length]).toEqual(['Bonjour', 4]);
  });

  it('goes to no other page, and not to one that comes later', async () => {
    const { share, take } = keeping();
    await share(form({ text: 'Bonjour' }));
    expect(await take('/alertes')).toBeUndefined();
    const later = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    expect(await take()).toBeNull();
    vi.restoreAllMocks();
  });

  it('leads to the page also where it cannot be read', async () => {
    const { share, take } = keeping();
    await share(form({ text: 'avant' }));
    expect((await share('no form')).status).toBe(303);
    expect(await take()).toBeNull();
  });
});

describe('the worker', () => {
  it('asks the network for the page first, and for nothing that it keeps', async () => {
    const { get, dispatch, asked, network } = keeping();
    await dispatch('install');
    expect(await get(CHECK_PATH)).toBe('network /verifier');
    expect(await get(FILE, 'cors')).toBe(`kept ${FILE}`);
    network.isThere = false;
    expect(await get(CHECK_PATH)).toBe('kept /verifier');
    expect(asked).toEqual([CHECK_PATH, CHECK_PATH]);
  });

  it('leaves everything else to the browser', async () => {
    const { get, dispatch } = keeping();
    for (const path of ['/', '/alertes', '/api/checks', '/dashboard', '/_astro/autre.js']) {
      expect(await get(path), path).toBeUndefined();
    }
    const elsewhere = { method: 'GET', mode: 'navigate', url: `https://a.example${CHECK_PATH}` };
    expect(await dispatch('fetch', { request: elsewhere as Request })).toBeUndefined();
    const post = { method: 'POST', url: `${ORIGIN}/api/checks` };
    expect(await dispatch('fetch', { request: post as Request })).toBeUndefined();
  });

  it('drops what an earlier one kept, and nothing of others', async () => {
    const { caches, dispatch, done } = keeping();
    caches.set('parade-verifier-old', new Map()).set('parade-urgence-a', new Map());
    await dispatch('install');
    await dispatch('activate');
    expect(done).toEqual({ skipped: false, left: false, claimed: true });
    expect(caches.has('parade-verifier-old')).toBe(false);
    expect(caches.has('parade-urgence-a')).toBe(true);
    expect(caches.size).toBe(2);
  });

  it('has another name for other content', () => {
    const script = (html: string) => workerScript({ html, files: [FILE] });
    expect(script('<p>')).toBe(script('<p>'));
    expect(script('<p>')).not.toBe(script('<b>'));
  });

  it('can be sent away with all that it kept', async () => {
    const { caches, dispatch, done, get } = worker(null);
    caches.set('parade-verifier-old', new Map()).set('parade-urgence-a', new Map());
    await dispatch('install');
    await dispatch('activate');
    expect(done).toEqual({ skipped: true, left: true, claimed: false });
    expect([...caches.keys()]).toEqual(['parade-urgence-a']);
    expect(await get(CHECK_PATH)).toBeUndefined();
  });
});

describe('the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  function tab(hash: string, controller: object | null) {
    const replaced: unknown[][] = [];
    vi.stubGlobal('location', { hash, pathname: CHECK_PATH });
    vi.stubGlobal('history', {
      state: null,
      replaceState: (...given: unknown[]) => replaced.push(given),
    });
    vi.stubGlobal('navigator', { serviceWorker: { controller } });
    return replaced;
  }

  it('takes what the worker has, and its address keeps no mark of it', async () => {
    const given: Received = { text: 'Bonjour', files: [] };
    const controller = {
      postMessage: (asked: string, [port]: [MessagePort]) =>
        port.postMessage(asked === 'take' ? given : null),
    };
    const replaced = tab('#partage', controller);
    expect(await takeShared()).toEqual(given);
    expect(replaced).toEqual([[null, '', CHECK_PATH]]);
  });

  it('says where a share got lost, and nothing where there was none', async () => {
    tab('#partage', null);
    const lost = await takeShared();
    expect(lost && isLost(lost)).toBe(true);
    const replaced = tab('', null);
    expect(await takeShared()).toBeNull();
    expect(replaced).toEqual([]);
  });

  it('pastes in one tap, or says how to', async () => {
    const told: string[] = [];
    const paste = (readText: () => Promise<string>) =>
      pasteFrom(
        { readText },
        {
          onPaste: (text) => told.push(`text ${text}`),
          onRefused: (sentence) => told.push(sentence),
        },
      );
    await paste(async () => 'Bonjour');
    await paste(async () => ' \n');
    await paste(() => Promise.reject(new Error('NotAllowedError')));
    expect(told).toEqual(['text Bonjour', NOTHING_TO_PASTE, PASTE_REFUSED]);
  });
});
