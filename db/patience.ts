import { AsyncLocalStorage } from 'node:async_hooks';

/** The database took longer than somebody was ready to wait. */
class TooLong extends Error {
  readonly code = 'ETIMEDOUT';
  constructor() {
    super('the database does not answer in time');
  }
}

/** What may be waited for the database in all, in ms: only waiting counts, and what runs at once counts once. */
class Patience {
  #left: number;
  #waits = 0;
  #since = 0;

  constructor(ms: number) {
    this.#left = ms;
  }

  get left(): number {
    return this.#waits === 0 ? this.#left : this.#left - (performance.now() - this.#since);
  }

  begin(): void {
    if (this.#waits++ === 0) this.#since = performance.now();
  }

  end(): void {
    this.#left = this.#waits === 1 ? this.left : this.#left;
    this.#waits--;
  }

  /** It has its answer: what is still read for it (a long list that leaves row by row) takes its time. */
  lift(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }
}

const current = new AsyncLocalStorage<Patience>();
/** The longest that a timer of Node can wait. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * Runs `work`, which may wait for PostgreSQL `ms` in all, for its turn in the pool and for answers:
 * beyond that a statement is broken off with its connection, and the error is one of
 * `isUnavailable`. What nobody bounds waits as long as the server is at work on it.
 */
export function withPatience<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const patience = new Patience(ms);
  return current.run(patience, () => work().finally(() => patience.lift()));
}

/** Waits for an answer as long as whoever asks may; then calls `giveUp` and throws. */
export async function inPatience<Answer>(
  answer: Promise<Answer>,
  giveUp: () => void,
): Promise<Answer> {
  const patience = current.getStore();
  if (!patience) return answer;
  patience.begin();
  const late = Promise.withResolvers<never>();
  const stop = whenLate(Math.min(patience.left, FOR_EVER), () => {
    giveUp();
    late.reject(new TooLong());
  });
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    stop();
    patience.end();
  }
}

/**
 * Calls `then` after `ms`, unless it is stopped before. Answers that lie there already are read
 * first: after a while in which the whole process stood still, nobody is late.
 */
export function whenLate(ms: number, then: () => void): () => void {
  let stopped = false;
  const timer = setTimeout(() => setImmediate(() => stopped || then()), Math.max(0, ms));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
