/**
 * How long the analysis of « Vérifier » takes, each time in a worker that has read nothing yet:
 * 10,000 characters in 30 ms with the CPU at a quarter (so 7.5 ms here), a host against all brands in
 * a millisecond, an e-mail of a megabyte in 150 ms. What the thread used is counted, and of several
 * workers the one that used least. Ends with 1 where one takes longer.
 */
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { looksLike } from '@parade/api/contract/analysis/hosts.ts';
import { legitimateHosts, lookAlikes, messagesOf } from '../analysis/corpora.ts';

const WORKERS = Number(process.env.WORKERS ?? 15);
const SLOWER = 4;

/** A worker that reads what it is given, and says how many milliseconds that took. */
async function reader() {
  const worker = new Worker(path.join(import.meta.dirname, 'analysis-worker.ts'));
  await once(worker, 'online');
  const read = async (given: string | Uint8Array | null): Promise<number> => {
    const answered = once(worker, 'message');
    worker.postMessage(given);
    const [ms] = await answered;
    return ms;
  };
  return { read, end: () => worker.terminate() };
}

/** For each text the least of what so many workers needed, one after the other. */
async function fastest(given: readonly (string | Uint8Array | null)[]): Promise<number[]> {
  const least: number[] = given.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < WORKERS; turn++) {
    const { read, end } = await reader();
    for (const [at, each] of given.entries()) {
      least[at] = Math.min(least[at] ?? 0, await read(each));
    }
    await end();
  }
  return least;
}

const messages = [...messagesOf('innocents.txt'), ...messagesOf('scams.txt')];
const everything = messages.map(({ text }) => text).join('\n');
const text = everything.slice(0, 10_000);
const other = everything.slice(20_000, 30_000);

/** As an agency sends them: words as HTML and as text, three hundred links, a picture of 700 kB. */
function newsletter(): Uint8Array {
  const links = Array.from(
    { length: 300 },
    (_, at) => `<p>Bonjour, <a href="https://exemple.com/offre/${at}?utm_source=a">voir</a></p>`,
  );
  const parts = [
    'From: Boutique <bonjour@exemple.com>\r\nSubject: Nos offres\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n',
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${everything.slice(0, 30_000)}`,
    `--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${links.join('\n').repeat(10)}`,
    `--b\r\nContent-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'iVBORw0K'.repeat(9)}\r\n`.repeat(9700)}`,
    '--b--',
  ];
  return new TextEncoder().encode(parts.join('\r\n'));
}

const email = newsletter();
const [cold = 0] = await fastest([text]);
const [warmUp = 0, first = 0, second = 0] = await fastest([null, text, other]);
const [, mail = 0] = await fastest([null, email]);

const hosts = [...lookAlikes().map(({ host }) => host), ...legitimateHosts()];
const perHost = () => {
  const start = performance.now();
  for (const host of hosts) looksLike(host);
  return (performance.now() - start) / hosts.length;
};
const host = Math.min(...Array.from({ length: 5 }, perHost));

const ROWS: readonly (readonly [what: string, ms: number, limit: number | null])[] = [
  ['10,000 characters, nothing prepared', cold * SLOWER, null],
  ['preparing (warm.ts)', warmUp * SLOWER, null],
  ['10,000 characters, the first after preparing', first * SLOWER, 30],
  ['10,000 others after these', second * SLOWER, 30],
  [`an e-mail of ${email.length} bytes, the first (whole CPU)`, mail, 150],
  ['a host against all brands (whole CPU)', host, 1],
];
for (const [what, ms, limit] of ROWS) {
  const isTooLong = limit !== null && ms > limit;
  if (isTooLong) process.exitCode = 1;
  const bound = limit === null ? '' : ` of ${limit}`;
  console.log(`${isTooLong ? '✗' : '·'} ${what}: ${ms.toFixed(2)} ms${bound}`);
}
