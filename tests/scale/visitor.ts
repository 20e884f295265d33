/** A thread: asks for a visitor's page at a steady pace, and says the p99 in milliseconds. */
import { parentPort, workerData } from 'node:worker_threads';

const VISIT_EVERY_MS = 25;

const { url, seconds } = workerData as { url: string; seconds: number };
const times: number[] = [];
const visit = async () => {
  const from = performance.now();
  const page = await fetch(`${url}/alertes`);
  await page.arrayBuffer();
  if (!page.ok) throw new Error(`/alertes: ${page.status}`);
  times.push(performance.now() - from);
};
const end = performance.now() + seconds * 1000;
const under: Promise<void>[] = [];
while (performance.now() < end) {
  under.push(visit());
  await new Promise((resolve) => setTimeout(resolve, VISIT_EVERY_MS));
}
await Promise.all(under);
const sorted = times.toSorted((a, b) => a - b);
parentPort?.postMessage(sorted[Math.ceil(sorted.length * 0.99) - 1]);
