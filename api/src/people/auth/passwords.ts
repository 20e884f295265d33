import { hash, verify } from '@node-rs/argon2';
import type { Services } from '../../platform/context.ts';
import { refusalOn } from '../../platform/errors.ts';
import { pairOf } from '../../platform/rate-limits.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS);

let nobody: Promise<string> | undefined;

/**
 * Whether the password fits. For an account that does not exist (null), or
 * that was erased (an empty text), the same work is done, so that the time
 * tells nothing.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this one');
  const fits = await verify(stored || (await nobody), password);
  return Boolean(stored) && fits;
}

/**
 * Asks the password of somebody who is signed in again; returns its hash as
 * it was then. Guesses count for their session, or whoever holds one would shut
 * the owner out of the others. Errors: `password_wrong` on the field, `rate_limited`.
 */
export async function requireOwnPassword(
  services: Services,
  { id, signedInAt }: { id: string; signedInAt: string },
  password: string,
  field: string,
): Promise<string> {
  const session = pairOf(id, signedInAt);
  await services.limits.take('passwordSession', session);
  await services.limits.take('passwordAccount', id);
  const { passwordHash } = await services.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await passwordFits(passwordHash, password))) {
    throw refusalOn(field, 'password_wrong');
  }
  await services.limits.forget('passwordSession', session);
  await services.limits.forget('passwordAccount', id);
  return passwordHash;
}
