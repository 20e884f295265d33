import type { Services } from '../../platform/context.ts';
import { household, networkAround } from '../../platform/http/client-address.ts';
import { pairOf } from '../../platform/rate-limits.ts';

/** Whom limits hold up: an account or a mailbox, an address, or one at the other. */
interface HeldUp {
  email?: string | undefined;
  address?: string | undefined;
}

/** By what an account is counted: its mailbox, itself, each browser that it signed in with, each session. */
async function subjectsOf({ db }: Services, email: string): Promise<string[]> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return [email];
  const devices = await db
    .selectFrom('known_devices')
    .select('hash')
    .where('userId', '=', user.id)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('userId', '=', user.id)
    .execute();
  const codes = ['', ...devices.map(({ hash }) => hash), ...sessions.map((one) => one.createdAt)];
  return [
    ...[email, user.id],
    ...devices.map(({ hash }) => pairOf(email, hash)),
    ...codes.map((by) => pairOf(user.id, by)),
  ];
}

/**
 * Forgets what the rate limits counted; how many counts there were. What one address failed at one
 * account is counted for both, and found only where both are named.
 */
export async function liftLimits(services: Services, held: HeldUp): Promise<number> {
  const { email } = held;
  const address = held.address === undefined ? undefined : household(held.address);
  const subjects = email === undefined ? [] : await subjectsOf(services, email);
  if (address !== undefined) subjects.push(address, networkAround(address) ?? address);
  if (email !== undefined && address !== undefined) subjects.push(pairOf(email, address));
  return services.limits.lift(subjects);
}
