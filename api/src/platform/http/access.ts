import type { Context, MiddlewareHandler } from 'hono';
import type { Permission } from '../../../contract/staff.ts';
import type { Actor, HonoEnv } from '../context.ts';
import { AppError } from '../errors.ts';
import { refusalOf, restrictedRefusalOf } from '../session.ts';

const SECURITY = [{ session: [] }];

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

const sessionRoute = (entry: Entry = {}) => ({
  middleware: (async (c, next) => {
    await openSession(c, entry);
    await next();
  }) satisfies MiddlewareHandler<HonoEnv>,
  security: SECURITY,
});

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

/** Spread into a route: anybody who is signed in. */
export const signedIn = sessionRoute();

/**
 * Spread into the few routes that a person keeps when their account is
 * blocked, disabled or deleted: their money, their papers, their data.
 * `api/tests/access-matrix/own-rows-testing.ts` holds the whole list.
 */
export const signedInWhateverStatus = {
  ...sessionRoute({ whateverStatus: true }),
  description: 'Blocked, disabled and deleted clients too.',
};

/** As `signedIn`, with a sentence of its own for who is not. */
export const signedInTo = (sentence: string) => sessionRoute({ sentence });

/** Spread into a route: staff, with a permission where one is named. */
export const staff = (permission: Permission | null = null) => ({
  middleware: requireStaff(permission),
  security: SECURITY,
  description: permission ? `Permission: ${permission}.` : 'Any staff member.',
});

/** Spread into a route of a staff member's own second factor. */
export const staffThemselves = {
  middleware: requireOwnStaff,
  security: SECURITY,
  description: 'Any staff member, about their own account.',
};

/** The person who makes the request, for the journal. */
export function actorOf(c: Context<HonoEnv>): Actor & { id: string; email: string } {
  const { id, email, name } = c.var.session.account;
  return { id, email, name };
}
