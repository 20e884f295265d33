/** What the load tells, while faults come and go. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged, Outcome, Plan, Tally } from './outcomes.ts';

/** All is well once nothing failed for so long. */
const CALM_MS = 5000;
const PATIENCE_MS = 90_000;
/** A request that has waited so long is no sign of health. */
const SLOW_MS = 3000;

export interface Watch {
  acknowledged: Acknowledged[];
  /** What ended since an instant. */
  since(instant: number): Outcome[];
  /** The ms from `instant` until nothing fails any more and all pages are open; null where that does not come. */
  normalAfter(instant: number): Promise<number | null>;
  stop(): void;
}

/** Starts the load. */
export function startLoad(plan: Plan): Watch {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'), [], { execArgv: [] });
  process.on('exit', () => child.kill('SIGKILL'));
  const outcomes: Outcome[] = [];
  const acknowledged: Acknowledged[] = [];
  let lastTold = 0;
  /** When an open page was last missing, or an answer. */
  let lastMissing = Date.now();
  child.on('message', (tally: Tally) => {
    lastTold = Date.now();
    if (tally.openStreams < plan.streams || tally.waitingMs > SLOW_MS) lastMissing = lastTold;
    for (const outcome of tally.outcomes) {
      outcomes.push(outcome);
      if (outcome.acknowledged) acknowledged.push(outcome.acknowledged);
    }
  });
  child.send(plan);
  return {
    acknowledged,
    since: (instant) => outcomes.filter(({ ended }) => ended >= instant),
    async normalAfter(instant) {
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) {
        await pause(250);
        const failed = outcomes.findLast(({ failure }) => failure !== undefined)?.ended ?? 0;
        const last = Math.max(failed, lastMissing);
        if (lastTold - last >= CALM_MS && lastTold - instant >= CALM_MS) {
          return Math.max(0, last - instant);
        }
      }
      return null;
    },
    stop: () => child.disconnect(),
  };
}
