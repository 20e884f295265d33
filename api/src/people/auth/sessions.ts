/** Sessions. The only file that knows the library behind them, with its adapter. */
import type { Db } from '@parade/db';
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import { SESSION_COOKIE } from '../../platform/http/session-cookie.ts';
import {
  type Account,
  type ReadSession,
  refusalOf,
  type Sessions,
} from '../../platform/session.ts';
import { only } from '../../platform/unit-of-work.ts';
import { heldToSettings } from '../users/account.ts';
import { sessionAdapter } from './session-adapter.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: Account;
    DatabaseSessionAttributes: { device: string } & Partial<Instants>;
  }
}

type Instants = Pick<ReadSession, 'createdAt' | 'confirmedAt'>;

/** A client's session goes on while it is used, a member's of the staff does not. */
const LIVES = { client: new TimeSpan(14, 'd'), staff: new TimeSpan(12, 'h') };
/** Each ends by then, whatever is done in it. */
const ENDS = { client: new TimeSpan(90, 'd'), staff: LIVES.staff };

function createLucia(adapter: Adapter, secure: boolean, sessionExpiresIn: TimeSpan) {
  return new Lucia(adapter, {
    sessionExpiresIn,
    sessionCookie: {
      // The prefix makes browsers refuse the cookie from anything but this very host over TLS.
      name: secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE,
      attributes: { secure, sameSite: 'lax', path: '/' },
    },
    getUserAttributes: (account) => account,
  });
}

/** When a session ends, in ms; also one that began before its owner joined the staff. */
const endOf = (ofStaff: boolean, createdAt: string, expiresAt: Date): number =>
  Math.min(
    expiresAt.getTime(),
    Date.parse(createdAt) + ENDS[ofStaff ? 'staff' : 'client'].milliseconds(),
  );

export class LuciaSessions implements Sessions {
  readonly #db: Db;
  readonly #adapter: Adapter;
  readonly #lucia: ReturnType<typeof createLucia>;
  readonly #secure: boolean;
  readonly #now: () => Date;

  /** `secure`: TLS is on, so cookies are Secure and carry the `__Host-` prefix. */
  constructor(db: Db, secure: boolean, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#secure = secure;
    this.#adapter = sessionAdapter(db, now);
    this.#lucia = createLucia(this.#adapter, secure, LIVES.client);
  }

  async read(cookieHeader: string | undefined): Promise<ReadSession | null> {
    const id = cookieHeader ? this.#idIn(cookieHeader) : undefined;
    if (!id) return null;
    // Not the library's check: it would make every session go on while it is used.
    const [session, user] = await this.#adapter.getSessionAndUser(id);
    if (!session || !user) return null;
    const { device, createdAt = '', confirmedAt = '' } = session.attributes;
    const end = endOf(user.attributes.staff !== null, createdAt, session.expiresAt);
    if (end <= this.#now().getTime()) {
      await this.end(id);
      return null;
    }
    const account = await heldToSettings(this.#db, user.attributes, this.#now());
    const refreshed = await this.#refresh(session, account);
    return { id, account, device, createdAt, confirmedAt, refreshed };
  }

  /** A client's session that is past its half begins anew. */
  async #refresh(session: DatabaseSession, { staff }: Account): Promise<string | undefined> {
    const [life, now] = [LIVES.client.milliseconds(), this.#now().getTime()];
    if (staff || session.expiresAt.getTime() > now + life / 2) return undefined;
    await this.#adapter.updateSessionExpiration(session.id, new Date(now + life));
    return this.#lucia.createSessionCookie(session.id).serialize();
  }

  /** The library would decode every cookie and fail at another site's stray `%`. */
  #idIn(cookieHeader: string): string | undefined {
    const start = `${this.#lucia.sessionCookieName}=`;
    const cookies = cookieHeader.split(';').map((cookie) => cookie.trim());
    return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
  }

  async open(
    userId: string,
    device: string,
    { former, trx }: Parameters<Sessions['open']>[2] = {},
  ): Promise<string> {
    const db = trx ?? this.#db;
    const member = await db
      .selectFrom('admins')
      .select('userId')
      .where('userId', '=', userId)
      .executeTakeFirst();
    const life = LIVES[member ? 'staff' : 'client'];
    const lucia = createLucia(sessionAdapter(db, this.#now), this.#secure, life);
    const session = await lucia.createSession(userId, {
      device,
      ...(former && only(former, ['createdAt', 'confirmedAt'])),
    });
    return lucia.createSessionCookie(session.id).serialize();
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
    const now = this.#now();
    for (let at = 0; at < ids.length; at += 500) {
      const rows = await this.#db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .leftJoin('admins', 'admins.userId', 'users.id')
        .select(['sessions.id', 'sessions.createdAt', 'sessions.expiresAt', 'users.status'])
        .select('admins.userId as memberId')
        .where('sessions.id', 'in', ids.slice(at, at + 500))
        .execute();
      for (const { id, createdAt, expiresAt, status, memberId } of rows) {
        const end = endOf(memberId !== null, createdAt, new Date(expiresAt));
        if (end > now.getTime()) open.set(id, status);
      }
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
