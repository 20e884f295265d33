import type { HttpBindings } from '@hono/node-server';
import type { Db } from '@parade/db';
import type { Permissions } from '../../contract/staff.ts';
import type { Env } from './env.ts';
import type { FileStore } from './file-store.ts';
import type { LiveHub } from './live-hub.ts';
import type { Logger } from './log.ts';
import type { Ports } from './ports.ts';
import type { RateLimits } from './rate-limits.ts';
import type { OpenSession, Sessions } from './session.ts';
import type { WakeUp } from './wake-up.ts';

/** What is told to whoever measures; a process that nobody watches has none. */
interface Measure {
  /** `route` is its pattern, never an address: addresses hold ids. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Before a job runs for the first time. */
  planned(job: string): void;
  job(name: string, succeeded: boolean): void;
}

/** What every verb may use. One object a process; tests make their own. */
export interface Services {
  env: Env;
  db: Db;
  log: Logger;
  /** The one clock. */
  now: () => Date;
  sessions: Sessions;
  limits: RateLimits;
  ports: Ports;
  files: FileStore;
  /** The ZIPs of people's own data, apart from the documents. */
  exports: FileStore;
  live: LiveHub;
  /** Encrypts what a copy of the database must not tell: documents, second factors. */
  key: Buffer;
  mailWakeUp: WakeUp;
  /** Rung when a publication of the site is asked for. */
  siteWakeUp: WakeUp;
  /** Present only where metrics are configured. */
  measure?: Measure;
}

/** Who does something: a person, or the system itself (both null). */
export interface Actor {
  id: string | null;
  email: string | null;
  name: string;
}

export const SYSTEM: Actor = { id: null, email: null, name: 'Système' };

export interface HonoEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    requestId: string;
    session: OpenSession;
    staff: Permissions;
  };
}
