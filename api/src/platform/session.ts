import type { Transaction } from '@parade/db';
import { ACCOUNT_REFUSALS } from '../../contract/account-refusals.ts';
import type { SessionUser } from '../../contract/auth.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Permissions } from '../../contract/staff.ts';
import type { AccountStatus } from '../../contract/users.ts';

/** What each request knows of the person who makes it. */
export interface Account {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'admin';
  status: AccountStatus;
  isEmailVerified: boolean;
  /** Whether the words of the terms that they accepted are kept. */
  hasAcceptedText: boolean;
  /** The document's id. */
  avatar: string | null;
  bio: string;
  preferences: SessionUser['profile']['preferences'];
  /** What staff hold; null for anybody without both the role and a row in `admins`. */
  staff: {
    permissions: Permissions;
    totpEnabled: boolean;
    /** Until when a second factor may be put off; null where nothing ends yet. */
    totpGraceEndsAt: string | null;
  } | null;
  /** What may be done now: nothing while `totpSetupRequired`. */
  permissions: Permissions | null;
  totpSetupRequired: boolean;
}

export interface OpenSession {
  id: string;
  account: Account;
  /** What was signed in with. */
  device: string;
  /** When it began, as an instant. */
  createdAt: string;
  /** When its holder last showed that it is them, as an instant. */
  confirmedAt: string;
}

export interface ReadSession extends OpenSession {
  /** A `Set-Cookie` value when the session was extended. */
  refreshed: string | undefined;
}

interface Opening {
  former?: Pick<OpenSession, 'createdAt' | 'confirmedAt'> | undefined;
  trx?: Transaction;
}

/** The port to sessions: `people/auth/sessions.ts` fills it. */
export interface Sessions {
  /** The open session of a `Cookie` header, whatever the state of its account. */
  read(cookieHeader: string | undefined): Promise<ReadSession | null>;
  /**
   * Opens a session under a new id, with what it is opened; returns the `Set-Cookie` value. One that
   * goes on under a new id has the instants of the `former` one. `trx`: the transaction in which it
   * was seen that its owner may come in.
   */
  open(userId: string, device: string, opening?: Opening): Promise<string>;
  end(id: string): Promise<void>;
  /** The `Set-Cookie` value that clears the cookie. */
  blankCookie(): string;
  removeExpired(): Promise<void>;
  /** Which of these sessions (ids of their table) must not go on, and why. */
  ended(ids: readonly string[]): Promise<Map<string, ErrorCode>>;
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
