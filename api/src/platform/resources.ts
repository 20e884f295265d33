import type { Db } from '@parade/db';
import type { Expression } from 'kysely';
import type { Env } from './env.ts';
import type { FileStore } from './file-store.ts';
import type { LiveHub } from './live-hub.ts';
import type { Logger } from './log.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Sessions } from './session.ts';
import type { Tracer } from './spans.ts';
import type { WakeUp } from './wake-up.ts';

/** What is told to whoever measures; a process that nobody watches has none. */
interface Measure {
  /** `route` is its pattern, never an address: addresses hold ids. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Before a job runs for the first time. */
  planned(job: string): void;
  job(name: string, succeeded: boolean): void;
}

/** What every verb may use but what other features give. */
export interface Resources {
  env: Env;
  db: Db;
  log: Logger;
  /** The one clock. */
  now: () => Date;
  /**
   * The instant `ms` from now by the clock of the database, for statements alone. What several
   * processes hand each other goes by it: their own clocks may differ.
   */
  sharedNow: (ms?: number) => Expression<string>;
  sessions: Sessions;
  limits: RateLimits;
  files: FileStore;
  /** The ZIPs of people's own data, apart from the documents. */
  exports: FileStore;
  live: LiveHub;
  /** Encrypts what a copy of the database must not tell: documents, second factors. */
  key: Buffer;
  mailWakeUp: WakeUp;
  /** Rung when a publication of the site is asked for. */
  siteWakeUp: WakeUp;
  /** Only where somebody asked for metrics. */
  measure?: Measure;
  /** Only where a collector is configured. */
  tracer?: Tracer;
}
