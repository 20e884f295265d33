import type { Transaction } from '@parade/db';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { household, networkAround } from '../../platform/http/client-address.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { work } from '../../platform/unit-of-work.ts';

/** Whom limits hold up: an account or a mailbox, an address, or one at the other. */
interface HeldUp {
  email?: string | undefined;
  address?: string | undefined;
}

/** By what an account is counted: its mailbox, itself, each browser that it signed in with, each session. */
async function subjectsOf(
  trx: Transaction,
  email: string,
): Promise<{ id?: string; subjects: string[] }> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return { subjects: [email] };
  const devices = await trx
    .selectFrom('known_devices')
    .select('hash')
    .where('userId', '=', user.id)
    .execute();
  const sessions = await trx
    .selectFrom('sessions')
    .select('createdAt')
    .where('userId', '=', user.id)
    .execute();
  const codes = ['', ...devices.map(({ hash }) => hash), ...sessions.map((one) => one.createdAt)];
  const subjects = [
    ...[email, user.id],
    ...devices.map(({ hash }) => pairOf(email, hash)),
    ...codes.map((by) => pairOf(user.id, by)),
  ];
  return { id: user.id, subjects };
}

/**
 * Forgets what the rate limits counted, of everybody where it is `all`; how many counts there were.
 * What one address failed at one account is counted for both, and found only where both are named.
 * The journal has which account it was, and never an address.
 */
export function liftLimits(services: Services, held: HeldUp | 'all'): Promise<number> {
  return work(services, SYSTEM, async (unit) => {
    const { id, kind, subjects } = await found(unit.trx, held);
    const lifted = await services.limits.lift(unit.trx, subjects);
    if (lifted > 0) await unit.audit('lift', 'limits', id ?? kind, { after: { kind, lifted } });
    return lifted;
  });
}

async function found(trx: Transaction, held: HeldUp | 'all') {
  if (held === 'all') return { kind: held, subjects: held };
  const { email } = held;
  const address = held.address === undefined ? undefined : household(held.address);
  const account = email === undefined ? undefined : await subjectsOf(trx, email);
  const subjects = [...(account?.subjects ?? [])];
  if (address !== undefined) subjects.push(address, networkAround(address) ?? address);
  if (email !== undefined && address !== undefined) subjects.push(pairOf(email, address));
  const kind = account ? ('account' as const) : ('address' as const);
  return { id: account?.id, kind, subjects };
}
