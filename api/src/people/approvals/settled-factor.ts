import { isDemonstration } from '../../../contract/site-settings.ts';
import { AppError } from '../../platform/errors.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** How long a second factor must have been there: its owner is mailed, and has time to object. */
const SETTLED_MS = 24 * 3_600_000;

/**
 * Refuses who has no second factor, or one that whoever holds a password and a session may just
 * have set up. A demonstration does without. Errors: `totp_missing`, `totp_too_new`.
 */
export async function requireSettledFactor({ trx, at }: UnitOfWork, userId: string): Promise<void> {
  if (isDemonstration(await currentSettings(trx))) return;
  const { totpEnabledAt } = await trx
    .selectFrom('admins')
    .select('totpEnabledAt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (totpEnabledAt === null) throw new AppError('totp_missing');
  if (Date.parse(at) - Date.parse(totpEnabledAt) < SETTLED_MS) throw new AppError('totp_too_new');
}
