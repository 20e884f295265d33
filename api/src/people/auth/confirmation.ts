import type { z } from 'zod';
import type { selfConfirmation } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Person } from '../../platform/unit.ts';
import { work } from '../../platform/unit-of-work.ts';
import { requireOwnPassword } from './passwords.ts';
import { checkSecondFactor } from './totp-check.ts';

/** How long a member counts as present after a sign-in or a confirmation. */
const PRESENT_MS = 15 * 60_000;

/** What a route that asks for it may answer beside its own. */
export const PROOF_ERRORS = [
  'password_wrong',
  'rate_limited',
  'totp_required',
  'totp_wrong',
  'recovery_code_wrong',
] as const;

type Proof = z.output<typeof selfConfirmation>;

/**
 * Asks a member for their password again, and counts their code, which `checkSecondFactor` judges
 * in the transaction. Errors: `password_wrong`, `rate_limited`.
 */
export async function requireProof(
  services: Services,
  memberId: string,
  { password, code }: Proof,
): Promise<void> {
  await requireOwnPassword(services, memberId, password, 'password');
  // Whoever has the password must not be able to go through a million codes.
  if (code !== undefined) await services.limits.take('approvalCode', memberId);
}

/**
 * Takes the password, and the code of who has a second factor, of a member whose session is
 * open: until a quarter of an hour from now it may do what a stolen session must not. Errors:
 * `password_wrong`, `rate_limited`, `totp_required`, `totp_wrong`, `recovery_code_wrong`.
 */
export async function confirmOneself(
  services: Services,
  member: Person,
  sessionId: string,
  proof: Proof,
): Promise<void> {
  await requireProof(services, member.id, proof);
  await work(services, member, async (unit) => {
    await checkSecondFactor(unit, services, member.id, proof.code);
    await unit.trx
      .updateTable('sessions')
      .set({ confirmedAt: unit.at })
      .where('id', '=', sha256(sessionId))
      .execute();
  });
}

/** Refuses a session whose holder may have left it open, or never had the password. Error: `confirmation_required`. */
export function requireConfirmed(at: string, { confirmedAt }: Person): void {
  const isPresent = confirmedAt !== '' && Date.parse(at) - Date.parse(confirmedAt) < PRESENT_MS;
  if (!isPresent) throw new AppError('confirmation_required');
}
