import type { ErrorCode } from '../../../contract/errors.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { work } from '../../platform/unit-of-work.ts';
import { wrongCodesMail } from './mails.ts';

/** Only staff are asked for a second factor, whichever door they take. */
const WRONG: readonly ErrorCode[] = ['totp_wrong', 'recovery_code_wrong'];
/** Wrong codes in a row that the member is mailed about: their password is known to somebody. */
const TELLING = 3;

export const isWrongCode = (error: unknown): error is AppError =>
  error instanceof AppError && WRONG.includes(error.code);

/**
 * Records what was refused, at the staff's door or in a session, whoever it was: a record for known
 * accounts alone would show in the time of the answer. What was typed is not kept. `tries`: wrong
 * codes in a row, of which the member is told.
 */
export async function recordRefused(
  services: Services,
  reason: ErrorCode,
  member: { id: string; name: string; email: string; tries: number } | null,
): Promise<void> {
  const told =
    WRONG.includes(reason) &&
    member &&
    member.tries >= TELLING &&
    (await services.limits.allows('codeMail', member.id));
  await work(services, SYSTEM, async (unit) => {
    await unit.audit('sign-in-refused', 'staff', member?.id ?? '', { after: { reason } });
    const link = pageUrl(services.env, '/forgot-password');
    if (told) await enqueueMail(unit, member.email, wrongCodesMail(member.name, link));
  });
}
