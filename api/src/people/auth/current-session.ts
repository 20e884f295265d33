import type { z } from 'zod';
import type { adminCredentials, SessionUser } from '../../../contract/auth.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../platform/errors.ts';
import type { Visitor } from '../../platform/http/access.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Account } from '../../platform/session.ts';
import { presentSessionUser } from '../users/account.ts';
import { accountOf } from '../users/queries.ts';
import { deviceOf } from './device.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { type Door, signIn } from './sign-in.ts';

/**
 * Opens a session, says whose it is, and ends the one that came along: another
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
  const device = deviceOf(c.req.header('user-agent'));
  c.header('set-cookie', await sessions.open(userId, device));
  await rememberDevice(visitor, userId);
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
    const id = await signIn(visitor.services, body, door, { address, device });
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
