import type { ErrorCode } from '../../../contract/errors.ts';
import type { Services } from '../../platform/context.ts';
import { pairOf } from '../../platform/rate-limits.ts';

interface Attempt {
  email: string;
  address: string;
  /** Where its owner signed in before: counted for itself alone. */
  device: string | null;
}

/**
 * Counts an attempt before the password is looked at, or throws `code` with
 * the seconds to wait. A device that is known at this account waits for
 * nobody's failures but its own.
 */
export async function countAttempt(
  { limits }: Services,
  { email, address, device }: Attempt,
  code: ErrorCode,
): Promise<void> {
  if (device) {
    await limits.slow('loginDevice', pairOf(email, device), code);
    return;
  }
  await limits.take('loginAddress', address, code);
  await limits.slow('loginPair', pairOf(email, address), code);
  await limits.slow('loginAccount', email, code);
}

/** Whoever knows the password was not guessing it. */
export async function forgiveAttempt(
  { limits }: Services,
  { email, address, device }: Attempt,
): Promise<void> {
  if (device) {
    await limits.forget('loginDevice', pairOf(email, device));
    return;
  }
  await limits.forget('loginPair', pairOf(email, address));
  await limits.forget('loginAccount', email);
  await limits.giveBack('loginAddress', address);
}
