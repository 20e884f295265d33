import type { z } from 'zod';
import type { selfConfirmation } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import type { Person } from '../../platform/unit.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { requireOwnPassword } from './passwords.ts';
import { checkSecondFactor } from './totp-check.ts';
import { isWrongCode, recordRefused } from './wrong-codes.ts';

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
 * Does what a member may do who shows that it is them: the password is asked again, and the second
 * factor of who has one. A code is judged before all else; `verb` says by `askCode` when a missing
 * one is asked for. Wrong codes slow this session down, and are told as at the doors. Errors:
 * `password_wrong`, `rate_limited`, `totp_required`, `totp_wrong`, `recovery_code_wrong`.
 */
export async function asProven(
  services: Services,
  member: Person,
  { password, code }: Proof,
  verb: (unit: UnitOfWork, askCode: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await requireOwnPassword(services, member, password, 'password');
  const codes = pairOf(member.id, member.signedInAt);
  let tries = 0;
  if (code !== undefined) {
    // Whoever has the password must not be able to go through a million codes.
    await services.limits.take('approvalCode', member.id);
    tries = await services.limits.slow('codeAccount', codes);
  }
  try {
    await work(services, member, async (unit) => {
      const check = () => checkSecondFactor(unit, services, member.id, code);
      if (code !== undefined) await check();
      await verb(unit, async () => code === undefined && (await check()));
    });
  } catch (error) {
    if (isWrongCode(error)) {
      await recordRefused(services, error.code, { ...member, tries });
    } else if (error instanceof AppError && tries > 0) {
      await services.limits.forget('codeAccount', codes);
    }
    throw error;
  }
  if (tries > 0) await services.limits.forget('codeAccount', codes);
}

/**
 * Takes the password, and the code of who has a second factor, of a member whose session is
 * open: until a quarter of an hour from now it may do what a stolen session must not. Errors:
 * those of `asProven`.
 */
export const confirmOneself = (
  services: Services,
  member: Person,
  sessionId: string,
  proof: Proof,
): Promise<void> =>
  asProven(services, member, proof, async (unit, askCode) => {
    await askCode();
    await unit.trx
      .updateTable('sessions')
      .set({ confirmedAt: unit.at })
      .where('id', '=', sha256(sessionId))
      .execute();
  });

/** Refuses a session whose holder may have left it open, or never had the password. Error: `confirmation_required`. */
export function requireConfirmed(at: string, { confirmedAt }: Person): void {
  const isPresent = confirmedAt !== '' && Date.parse(at) - Date.parse(confirmedAt) < PRESENT_MS;
  if (!isPresent) throw new AppError('confirmation_required');
}
