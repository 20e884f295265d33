/** Reads texts and e-mails for `analysis-speed.ts` in a thread of its own, as a page does. */
import { parentPort } from 'node:worker_threads';
import { analyse, analyseEmail } from '@parade/api/contract/analysis/verdict.ts';
import { warmUp } from '@parade/api/contract/analysis/warm.ts';

/** Of this thread, for others use this machine, too. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

parentPort?.on('message', async (given: string | Uint8Array | null) => {
  const start = cpuMs();
  if (given === null) warmUp();
  else if (typeof given === 'string') analyse(given);
  else await analyseEmail(given);
  parentPort?.postMessage(cpuMs() - start);
});
