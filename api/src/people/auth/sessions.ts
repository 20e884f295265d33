/** Sessions. The only file that knows the library behind them, with its adapter. */
import type { Db } from '@parade/db';
import { Lucia, TimeSpan } from 'lucia';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import {
  type Account,
  type ReadSession,
  refusalOf,
  type Sessions,
} from '../../platform/session.ts';
import { heldToSettings } from '../users/account.ts';
import { sessionAdapter } from './session-adapter.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Account;
    DatabaseSessionAttributes: { device: string };
  }
}

function createLucia(db: Db, secure: boolean, now: () => Date) {
  return new Lucia(sessionAdapter(db, now), {
    sessionExpiresIn: new TimeSpan(14, 'd'),
    sessionCookie: {
      // The prefix makes browsers refuse the cookie from anything but this very host over TLS.
      name: secure ? '__Host-parade_session' : 'parade_session',
      attributes: { secure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (account) => account,
    getSessionAttributes: ({ device }) => ({ device }),
  });
}

export class LuciaSessions implements Sessions {
  readonly #db: Db;
  readonly #lucia: ReturnType<typeof createLucia>;
  readonly #now: () => Date;

  /** `secure`: TLS is on, so cookies are Secure and carry the `__Host-` prefix. */
  constructor(db: Db, secure: boolean, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#lucia = createLucia(db, secure, now);
  }

  async read(cookieHeader: string | undefined): Promise<ReadSession | null> {
    const id = cookieHeader ? this.#idIn(cookieHeader) : undefined;
    if (!id) return null;
    const { session, user } = await this.#lucia.validateSession(id);
    if (!session) return null;
    const refreshed = session.fresh
      ? this.#lucia.createSessionCookie(session.id).serialize()
      : undefined;
    const account = await heldToSettings(this.#db, user);
    return { id: session.id, account, device: session.device, refreshed };
  }

  /** The library would decode every cookie and fail at another site's stray `%`. */
  #idIn(cookieHeader: string): string | undefined {
    const start = `${this.#lucia.sessionCookieName}=`;
    const cookies = cookieHeader.split(';').map((cookie) => cookie.trim());
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  }

  async open(userId: string, device: string): Promise<string> {
    const session = await this.#lucia.createSession(userId, { device });
    return this.#lucia.createSessionCookie(session.id).serialize();
  }

  async end(id: string): Promise<void> {
    await this.#lucia.invalidateSession(id);
  }

  blankCookie(): string {
    return this.#lucia.createBlankSessionCookie().serialize();
  }

  async removeExpired(): Promise<void> {
    await this.#lucia.deleteExpiredSessions();
  }

  /** One query for all of them: open streams are looked after with it. */
  async ended(ids: readonly string[]): Promise<Map<string, ErrorCode>> {
    const open = new Map<string, AccountStatus>();
    const now = this.#now().toISOString();
    for (let at = 0; at < ids.length; at += 500) {
      const rows = await this.#db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['sessions.id', 'users.status'])
        .where('sessions.id', 'in', ids.slice(at, at + 500))
        .where('sessions.expiresAt', '>', now)
        .execute();
      for (const row of rows) open.set(row.id, row.status);
    }
    const reasons = new Map<string, ErrorCode>();
    for (const id of ids) {
      const status = open.get(id);
      const code = status === undefined ? 'session_required' : refusalOf(status);
      if (code) reasons.set(id, code);
    }
    return reasons;
  }
}
