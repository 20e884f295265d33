/**
 * How long an edit takes to reach visitors, with the seven samples and with
 * 5,000 pages of alerts: from the save of a setting until the landing page and
 * the page of an alert show it. Prints the seconds, the memory of the server
 * and the longest that a request had to wait meanwhile; ends with 1 where an
 * edit takes longer than it may.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../support/product.ts';
import { fillSqlite } from './alerts-filled-sqlite.ts';

const PASSWORD = 'tulipe-orage-cantine-48';
const MAIN = '/api/admin/site-settings/main';
const PAGES = 5000;
const TO_REACH = { seven: 10, pages: 60 };
const PATIENCE_MS = 300_000;
/** How often a visitor comes by. */
const EVERY_MS = 25;

/** A caller of the API with the session of the first administrator. */
async function administrator({ url, setupLink }: Product) {
  const credentials = { email: 'camille@exemple.fr', password: PASSWORD };
  const token = new URL(setupLink).searchParams.get('token');
  let cookie = '';
  async function call(method: string, to: string, body?: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url + to, { method, headers, body: JSON.stringify(body) ?? null });
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    return answer;
  }
  const names = { name: 'Camille Ardouin', passwordConfirmation: PASSWORD };
  await call('POST', '/api/admin-setup', { ...credentials, ...names, token });
  const signedIn = await call('POST', '/api/auth/admin-login', credentials);
  cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  return call;
}

/** Megabytes of the server's memory: now, or the most it ever had. */
function memory({ pid }: Product, which: 'VmRSS' | 'VmHWM'): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = new RegExp(`${which}:\\s+(\\d+)`).exec(status) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

/** Saves another name; seconds until these pages carry it, and the slowest answer on the way, in ms. */
async function edit(
  call: Awaited<ReturnType<typeof administrator>>,
  url: string,
  pages: readonly string[],
  name: string,
): Promise<{ seconds: number; slowest: number }> {
  const settings = (await (await call('GET', MAIN)).json()) as { brand: object };
  const start = performance.now();
  await call('PUT', MAIN, { ...settings, brand: { ...settings.brand, name } });
  let slowest = 0;
  for (const page of pages) {
    for (let there = false; !there; await pause(EVERY_MS)) {
      const asked = performance.now();
      there = (await (await fetch(url + page)).text()).includes(name);
      slowest = Math.max(slowest, performance.now() - asked);
      if (asked - start > PATIENCE_MS) throw new Error(`${page} never showed the edit`);
    }
  }
  return { seconds: (performance.now() - start) / 1000, slowest };
}

/** The addresses of the alerts that are built: those of the newest, by the feed. */
async function newestAlerts(url: string): Promise<string[]> {
  const { items } = (await (await fetch(`${url}/feed.json`)).json()) as {
    items: { url: string }[];
  };
  return items.map((item) => new URL(item.url).pathname);
}

const product = await startProduct({ LOG_LEVEL: 'error' });
try {
  const call = await administrator(product);
  const start = memory(product, 'VmRSS');
  const report = (what: string, { seconds, slowest }: Awaited<ReturnType<typeof edit>>) =>
    console.log(
      `${what}: live after ${seconds.toFixed(1)} s, slowest answer meanwhile ${slowest.toFixed(0)} ms, ` +
        `memory ${memory(product, 'VmRSS')} (${start} at its start, ${memory(product, 'VmHWM')} at its peak)`,
    );
  const [sample = '/alertes'] = await newestAlerts(product.url);
  const seven = await edit(call, product.url, ['/', sample], 'Bouclier');
  report('7 alerts', seven);

  fillSqlite(path.join(product.dataDir, 'parade.sqlite'), PAGES - 7);
  const filling = await edit(call, product.url, ['/'], 'Rempart');
  report(`${PAGES} alerts, all of them new`, filling);
  const alerts = await newestAlerts(product.url);
  const many = await edit(call, product.url, ['/', alerts.at(-1) ?? '/'], 'Garde-fou');
  report(`${PAGES} alerts`, many);
  if (seven.seconds > TO_REACH.seven || many.seconds > TO_REACH.pages) process.exitCode = 1;
} finally {
  await product.stop();
}
