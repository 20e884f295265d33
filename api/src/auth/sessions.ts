/** Sessions. The only file that knows the library behind them, with its adapter. */
import type { Db } from '@parade/db';
import { Lucia, TimeSpan } from 'lucia';
import { ACCOUNT_REFUSALS, type ErrorCode } from '../../contract/errors.ts';
import type { AccountStatus } from '../../contract/users.ts';
import { type Account, heldToSettings } from './account.ts';
import { sessionAdapter } from './session-adapter.ts';

export type { Account } from './account.ts';

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

/** The refusal of an account's state, or undefined where it may go on. */
export function refusalOf(status: AccountStatus): ErrorCode | undefined {
  return status === 'active' || status === 'inactive' ? undefined : ACCOUNT_REFUSALS[status];
}

/**
 * The same for the few routes that clients keep whatever the status: their
 * money, their papers, their data. Staff keep nothing.
 */
export const restrictedRefusalOf = ({ status, role }: Pick<Account, 'status' | 'role'>) =>
  role === 'user' ? undefined : refusalOf(status);

export interface ReadSession {
  id: string;
  account: Account;
  /** What was signed in with: see `deviceOf`. */
  device: string;
  /** A `Set-Cookie` value when the session was extended. */
  refreshed: string | undefined;
}

export class Sessions {
  readonly #db: Db;
  readonly #lucia: ReturnType<typeof createLucia>;
  readonly #now: () => Date;

  /** `secure`: TLS is on, so cookies are Secure and carry the `__Host-` prefix. */
  constructor(db: Db, secure: boolean, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#lucia = createLucia(db, secure, now);
  }

  /** The open session of a `Cookie` header, whatever the state of its account. */
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

  /** Not by the library, which decodes every cookie and fails at another site's stray `%`. */
  #idIn(cookieHeader: string): string | undefined {
    const start = `${this.#lucia.sessionCookieName}=`;
    const cookies = cookieHeader.split(';').map((cookie) => cookie.trim());
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  }

  /** Opens a session under a new id, with what it is opened; returns the `Set-Cookie` value. */
  async open(userId: string, device: string): Promise<string> {
    const session = await this.#lucia.createSession(userId, { device });
    return this.#lucia.createSessionCookie(session.id).serialize();
  }

  /** Ends one session; returns the `Set-Cookie` value that clears it. */
  async end(id: string): Promise<string> {
    await this.#lucia.invalidateSession(id);
    return this.blankCookie();
  }

  blankCookie(): string {
    return this.#lucia.createBlankSessionCookie().serialize();
  }

  async endAllOf(userId: string): Promise<void> {
    await this.#lucia.invalidateUserSessions(userId);
  }

  async removeExpired(): Promise<void> {
    await this.#lucia.deleteExpiredSessions();
  }

  /**
   * Of these sessions, by the ids of their table, which must not go on, and
   * why. One query for all of them: open streams are looked after with it.
   */
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
