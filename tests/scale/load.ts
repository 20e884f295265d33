/** What a visitor feels of a busy back office: the same page without staff, then with them. */

import { once } from 'node:events';
import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { signInStaff } from '../long/crowd.ts';
import { processorMs } from '../support/processor-time.ts';
import type { Product } from '../support/product.ts';
import { COLLEAGUES } from './fill.ts';

const SAVE_EVERY_MS = 2000;
const SECONDS = Number(process.env.SECONDS ?? 20);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Colleagues come one after another. */
const comes = (nth: number) => wait((SAVE_EVERY_MS / COLLEAGUES.length) * nth);

/** The p99 of a visitor's page in milliseconds; asked for by a thread that does not also play the colleagues. */
async function visitorsP99({ url }: Product): Promise<number> {
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), {
    workerData: { url, seconds: SECONDS },
  });
  const [p99] = await once(visitor, 'message');
  return Number(p99);
}

/** An open page of the back office: it reads its list and the summary again at each event, never twice at a time. */
async function openOffice(product: Product, cookie: string, nth: number, stop: AbortSignal) {
  await comes(nth);
  const read = async (path: string) => {
    const answer = await fetch(product.url + path, { headers: { cookie }, signal: stop });
    return answer.json();
  };
  const news = await fetch(`${product.url}/api/live`, { headers: { cookie }, signal: stop });
  let reading = false;
  let again = false;
  const refresh = async () => {
    again = reading;
    if (reading) return;
    reading = true;
    const pending = encodeURIComponent('{"status":"pending"}');
    await read(
      `/api/admin/reports?filter=${pending}&sort=${encodeURIComponent('["createdAt","ASC"]')}`,
    );
    await read('/api/admin/summary');
    reading = false;
    if (again) await refresh();
  };
  for await (const chunk of news.body ?? []) {
    if (new TextDecoder().decode(chunk).includes('data:')) void refresh().catch(() => {});
  }
}

/** Saves one report after another. */
async function save(product: Product, cookie: string, nth: number, stop: AbortSignal) {
  await comes(nth);
  const list = await fetch(
    `${product.url}/api/admin/reports?range=[${nth * 40},${nth * 40 + 39}]`,
    {
      headers: { cookie },
    },
  );
  const rows = (await list.json()) as { id: string }[];
  for (const [at, { id }] of rows.entries()) {
    if (stop.aborted) return;
    const url = `${product.url}/api/admin/reports/${id}`;
    const headers = { cookie, 'content-type': 'application/json' };
    const record = (await (await fetch(url, { headers })).json()) as object;
    const body = JSON.stringify({ ...record, adminNote: `Suivi ${at} de ${nth}.` });
    const answer = await fetch(url, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    await wait(SAVE_EVERY_MS);
  }
}

/** Seconds of processor time so far: of the product, of this client, of the whole machine. */
function spent({ pid }: Product): number[] {
  const own = process.cpuUsage();
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.sys, 0);
  return [processorMs(pid).own / 1000, (own.user + own.system) / 1e6, all / 1e3];
}

/** Prints the visitor's p99 without staff and with them. */
export async function underLoad(product: Product): Promise<void> {
  const cookies: string[] = [];
  for (const [nth, email] of COLLEAGUES.entries()) {
    cookies.push(await signInStaff(product, email, `203.0.113.${nth + 1}`));
  }
  const alone = await visitorsP99(product);
  const stopped = new AbortController();
  const pages = cookies.map((cookie, nth) =>
    openOffice(product, cookie, nth, stopped.signal).catch(() => {}),
  );
  const saves = cookies.map((cookie, nth) => save(product, cookie, nth, stopped.signal));
  const before = spent(product);
  const beside = await visitorsP99(product);
  const after = spent(product);
  stopped.abort();
  await Promise.all([...pages, ...saves]);
  const bound = Math.max(60, 2 * alone);
  console.log(
    `a visitor's page, p99: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${cookies.length} colleagues (at most ${bound.toFixed(0)})`,
  );
  const [server, client, machine] = after.map((now, nth) =>
    ((now - (before[nth] ?? 0)) / SECONDS).toFixed(2),
  );
  console.log(
    `cores busy meanwhile: ${server} with the product, ${client} with this client, ${machine} of ${cpus().length} in all`,
  );
  if (beside > bound) process.exitCode = 1;
}
