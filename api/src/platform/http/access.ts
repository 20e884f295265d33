import type { Context, MiddlewareHandler } from 'hono';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Permission, Permissions } from '../../../contract/staff.ts';
import type { HonoEnv, Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Account, type OpenSession, refusalOf, restrictedRefusalOf } from '../session.ts';
import type { Person } from '../unit.ts';

/** What every handler is given. */
export interface Visitor {
  c: Context<HonoEnv>;
  services: Services;
}

export interface SignedIn extends Visitor {
  session: OpenSession;
  account: Account;
  /** The same person, for the journal. */
  actor: Person;
}

export interface StaffMember extends SignedIn {
  may: Permissions;
}

/** Who may call a route: the middleware that admits them before anything is read, and what the handler is given. */
export interface Access<Caller> {
  /** For the document. */
  about: { security?: Record<string, string[]>[]; description?: string };
  middleware: MiddlewareHandler<HonoEnv>[];
  refusals: readonly ErrorCode[];
  callerOf(c: Context<HonoEnv>): Caller;
}

interface Entry {
  /** What is said to who is not signed in. */
  sentence?: string;
  /** A blocked, disabled or deleted client goes on too; staff never. */
  whateverStatus?: boolean;
}

/** Opens the session of the request, or refuses: no session, or an account that may not go on. */
async function openSession(c: Context<HonoEnv>, entry: Entry = {}): Promise<void> {
  const { sentence, whateverStatus = false } = entry;
  const session = await c.get('services').sessions.read(c.req.header('cookie'));
  if (!session) throw new AppError('session_required', sentence ? { message: sentence } : {});
  const { account } = session;
  const refusal = whateverStatus ? restrictedRefusalOf(account) : refusalOf(account.status);
  if (refusal) throw new AppError(refusal);
  if (session.refreshed) c.header('set-cookie', session.refreshed);
  c.set('session', session);
}

const requireSession =
  (entry: Entry): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    await openSession(c, entry);
    await next();
  };

const requireStaff =
  (permission: Permission | null): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    await openSession(c);
    const { permissions, totpSetupRequired } = c.var.session.account;
    if (totpSetupRequired) throw new AppError('totp_setup_required');
    if (!permissions) throw new AppError('permission_denied');
    if (permission && !permissions[permission]) throw new AppError('permission_denied');
    c.set('staff', permissions);
    await next();
  };

/** Staff about their own access, even before the second factor that they need for all else. */
const requireOwnStaff: MiddlewareHandler<HonoEnv> = async (c, next) => {
  await openSession(c);
  if (!c.var.session.account.staff) throw new AppError('permission_denied');
  await next();
};

const visitorOf = (c: Context<HonoEnv>): Visitor => ({ c, services: c.var.services });

function signedInOf(c: Context<HonoEnv>): SignedIn {
  const { session, services } = c.var;
  const { account, confirmedAt, createdAt: signedInAt } = session;
  const { id, email, name } = account;
  return { c, services, session, account, actor: { id, email, name, confirmedAt, signedInAt } };
}

const staffMemberOf = (c: Context<HonoEnv>): StaffMember => ({
  ...signedInOf(c),
  may: c.var.staff,
});

const SECURITY = [{ session: [] }];
const STAFF_REFUSALS = ['session_required', 'permission_denied'] as const;

const withSession = (entry: Entry, description?: string): Access<SignedIn> => ({
  about: { security: SECURITY, ...(description ? { description } : {}) },
  middleware: [requireSession(entry)],
  refusals: ['session_required'],
  callerOf: signedInOf,
});

/** Open to everybody, visitors too. */
export const anybody: Access<Visitor> = {
  about: {},
  middleware: [],
  refusals: [],
  callerOf: visitorOf,
};

/** Anybody who is signed in. */
export const signedIn = withSession({});

/** As `signedIn`, with a sentence of its own for who is not. */
export const signedInTo = (sentence: string) => withSession({ sentence });

/**
 * For the few routes that a person keeps when their account is blocked,
 * disabled or deleted: their money, what they signed, their data.
 * The access matrix of the tests asks each of them of everybody.
 */
export const signedInWhateverStatus = withSession(
  { whateverStatus: true },
  'Blocked, disabled and deleted clients too.',
);

/** Staff, with a permission where one is named. */
export const staff = (permission: Permission | null = null): Access<StaffMember> => ({
  about: {
    security: SECURITY,
    description: permission ? `Permission: ${permission}.` : 'Any staff member.',
  },
  middleware: [requireStaff(permission)],
  refusals: STAFF_REFUSALS,
  callerOf: staffMemberOf,
});

/** A staff member's own second factor. */
export const staffThemselves: Access<SignedIn> = {
  about: { security: SECURITY, description: 'Any staff member, about their own account.' },
  middleware: [requireOwnStaff],
  refusals: STAFF_REFUSALS,
  callerOf: signedInOf,
};
