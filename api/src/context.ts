import type { HttpBindings } from '@hono/node-server';
import type { Db } from '@parade/db';
import type { Permissions } from '../contract/staff.ts';
import type { RateLimits } from './auth/rate-limits.ts';
import type { Account, Sessions } from './auth/sessions.ts';
import type { Bell } from './bell.ts';
import type { FileStore } from './documents/store.ts';
import type { Env } from './env.ts';
import type { LiveHub } from './live/hub.ts';
import type { Logger } from './log.ts';
import type { Measure } from './metrics/measure.ts';

/** What every verb may use. One object a process; tests make their own. */
export interface Services {
  env: Env;
  db: Db;
  log: Logger;
  /** The one clock. */
  now: () => Date;
  sessions: Sessions;
  limits: RateLimits;
  files: FileStore;
  /** The ZIPs of people's own data, apart from the documents. */
  exports: FileStore;
  live: LiveHub;
  /** Encrypts what a copy of the database must not tell: documents, second factors. */
  key: Buffer;
  mailBell: Bell;
  /** Rung when a publication of the site is asked for. */
  siteBell: Bell;
  /** Only where somebody asked for metrics. */
  measure?: Measure;
}

/** Who does something: a person, or the system itself (both null). */
export interface Actor {
  id: string | null;
  email: string | null;
  name: string;
}

export const SYSTEM: Actor = { id: null, email: null, name: 'Système' };

export interface OpenSession {
  id: string;
  account: Account;
  /** What was signed in with. */
  device: string;
}

export interface HonoEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    services: Services;
    requestId: string;
    session: OpenSession;
    staff: Permissions;
  };
}
