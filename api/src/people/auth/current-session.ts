import type { z } from 'zod';
import type { adminCredentials, SessionUser } from '../../../contract/auth.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../platform/errors.ts';
import type { Visitor } from '../../platform/http/access.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Account, OpenSession } from '../../platform/session.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { presentSessionUser } from '../users/account.ts';
import { accountOf } from '../users/queries.ts';
import { deviceOf } from './device.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { type Door, signIn } from './sign-in.ts';

/**
 * Opens a session in the transaction that saw that its owner may come in, and knows the browser
 * from then on. `former`: the session that goes on in it.
 */
export async function openSession(
  visitor: Visitor,
  unit: UnitOfWork,
  userId: string,
  former?: OpenSession,
): Promise<void> {
  const { c, services } = visitor;
  const device = former?.device ?? deviceOf(c.req.header('user-agent'));
  const cookie = await services.sessions.open(userId, device, { former, trx: unit.trx });
  unit.afterCommit(() => c.header('set-cookie', cookie));
  await rememberDevice(visitor, unit, userId);
}

/**
 * Says whose the session is that was opened, and ends the one that came along: another
 * tab that still shows its person must not write under this one's name.
 */
export async function replaceSession(
  visitor: Visitor,
  userId: string,
): Promise<{ user: SessionUser }> {
  const { c, services } = visitor;
  const { sessions, live } = services;
  const earlier = await sessions.read(c.req.header('cookie'));
  if (earlier) {
    await sessions.end(earlier.id);
    live.end('session_required', { sessions: [sha256(earlier.id)] });
  }
  // Their other pages show where they are signed in.
  live.publish({ topic: 'me' }, { userId });
  return { user: presentSessionUser(await accountOf(services, userId)) };
}

/** Signs in at one of the doors. Errors: those of `signIn`. */
export const enterBy =
  (door: Door) =>
  async ({ body, ...visitor }: Visitor & { body: z.output<typeof adminCredentials> }) => {
    const address = clientAddress(visitor.c);
    const device = await knownDevice(visitor, body.email);
    const id = await signIn(visitor.services, body, door, { address, device }, (unit, userId) =>
      openSession(visitor, unit, userId),
    );
    return replaceSession(visitor, id);
  };

/** Who is signed in; null for a visitor. `refusal`: why an account may not go on, if so. */
export async function currentUser(
  { c, services }: Visitor,
  refusal: (account: Account) => ErrorCode | undefined,
): Promise<{ user: SessionUser | null }> {
  const session = await services.sessions.read(c.req.header('cookie'));
  if (!session) return { user: null };
  const refused = refusal(session.account);
  if (refused) throw new AppError(refused);
  if (session.refreshed) c.header('set-cookie', session.refreshed);
  return { user: presentSessionUser(session.account) };
}
