import type { Services } from '../../platform/context.ts';
import { AppError, refusalOn } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { GRACE_DAYS, isAskedOfStaff } from '../users/second-factor.ts';
import { openSecret, stepOf } from './totp.ts';

/** Begins the time within which a second factor may be put off: once, where it is asked for. */
export async function beginGrace({ trx, at }: UnitOfWork, userId: string): Promise<void> {
  if (!isAskedOfStaff(await currentSettings(trx))) return;
  const end = new Date(Date.parse(at) + GRACE_DAYS * 24 * 3600 * 1000).toISOString();
  await trx
    .updateTable('admins')
    .set({ totpGraceEndsAt: end })
    .where('userId', '=', userId)
    .where('totpGraceEndsAt', 'is', null)
    .execute();
}

/**
 * Checks the second factor at sign-in, and says which it was; null for
 * somebody who has none. A code and a recovery code each work once, also when
 * two requests bring the same. Errors: `totp_required` without a code,
 * `totp_wrong`, `recovery_code_wrong`.
 */
export async function checkSecondFactor(
  { trx, at }: UnitOfWork,
  { key }: Services,
  userId: string,
  code: string | undefined,
): Promise<'authenticator' | 'recovery_code' | null> {
  const held = await trx
    .selectFrom('admins')
    .select(['totpSecret', 'totpEnabledAt', 'recoveryCodes'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!held?.totpSecret || held.totpEnabledAt === null) return null;
  if (code === undefined) throw new AppError('totp_required');

  if (/^\d{6}$/.test(code)) {
    const step = stepOf(openSecret(key, userId, held.totpSecret), code, at);
    if (step === null) throw refusalOn('code', 'totp_wrong');
    const { numUpdatedRows } = await trx
      .updateTable('admins')
      .set({ totpLastStep: step })
      .where('userId', '=', userId)
      .where((w) => w.or([w('totpLastStep', 'is', null), w('totpLastStep', '<', step)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw refusalOn('code', 'totp_wrong');
    return 'authenticator';
  }

  const hashes = JSON.parse(held.recoveryCodes) as string[];
  const left = hashes.filter((hash) => hash !== sha256(code));
  if (left.length === hashes.length) throw refusalOn('code', 'recovery_code_wrong');
  const { numUpdatedRows } = await trx
    .updateTable('admins')
    .set({ recoveryCodes: JSON.stringify(left) })
    .where('userId', '=', userId)
    .where('recoveryCodes', '=', held.recoveryCodes)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw refusalOn('code', 'recovery_code_wrong');
  return 'recovery_code';
}
