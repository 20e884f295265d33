import type { Asked, Examination } from './examined.ts';

/** How long something may be read before the worker is ended, in ms. */
const PATIENCE_MS = 2000;
/** How long the worker may take to come over a slow line, in ms. */
const LOADING_MS = 30_000;

/** Reads one thing at a time in a worker, which comes with the first of them. */
export interface Examiner {
  /** Loads the worker, as soon as somebody is about to ask. */
  warm(): void;
  examine(asked: Asked): Promise<Examination>;
  end(): void;
}

const newWorker = () =>
  new Worker(new URL('./examine-worker.ts', import.meta.url), { type: 'module' });

export function createExaminer(start: () => Worker = newWorker): Examiner {
  let kept: { worker: Worker; ready: Promise<boolean> } | undefined;
  let stop = () => {};
  let number = 0;
  let isBusy = false;

  function end() {
    stop();
    isBusy = false;
    kept?.worker.terminate();
    kept = undefined;
  }

  function warm() {
    if (kept) return kept;
    const { promise: ready, resolve } = Promise.withResolvers<boolean>();
    const worker = start();
    const timer = setTimeout(resolve, LOADING_MS, false);
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', () => resolve(false), { once: true });
    void ready.then(() => clearTimeout(timer));
    kept = { worker, ready };
    return kept;
  }

  async function examine(asked: Asked): Promise<Examination> {
    // What is still read is wanted no more, and must neither delay nor end this.
    if (isBusy) end();
    let worker: Worker;
    let ready: Promise<boolean>;
    try {
      ({ worker, ready } = warm());
    } catch {
      return { problem: 'not_loaded' };
    }
    if (!(await ready)) {
      end();
      return { problem: 'not_loaded' };
    }
    const { promise, resolve } = Promise.withResolvers<Examination>();
    const timer = setTimeout(() => {
      end();
      resolve({ problem: 'too_long' });
    }, PATIENCE_MS);
    stop = () => {
      clearTimeout(timer);
      resolve({ problem: 'too_long' });
    };
    isBusy = true;
    const own = ++number;
    worker.onmessage = ({ data }: MessageEvent<{ number: number; examination: Examination }>) => {
      if (data.number === own) resolve(data.examination);
    };
    worker.onerror = () => resolve({ problem: 'unreadable' });
    worker.postMessage({ ...asked, number: own });
    const examination = await promise;
    clearTimeout(timer);
    if (own === number) isBusy = false;
    return examination;
  }

  return {
    warm: () => {
      try {
        warm();
      } catch {
        // Without workers the first reading says so.
      }
    },
    examine,
    end,
  };
}
