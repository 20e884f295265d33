import type { z } from 'zod';
import { sentenceOf } from '../../../contract/errors.ts';
import type { selfConfirmation, TotpEnrolment, TotpState } from '../../../contract/staff.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { qrCode } from '../../platform/qr-code.ts';
import type { OpenSession } from '../../platform/session.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { lockAccount, publishStaff } from '../users/client.ts';
import { isAskedOfStaff } from '../users/second-factor.ts';
import { asProven, requireConfirmed } from './confirmation.ts';
import { totpChangedMail } from './mails.ts';
import { endOthers } from './own-sessions.ts';
import {
  enrolmentUri,
  newRecoveryCodes,
  newSecret,
  openSecret,
  sealSecret,
  stepOf,
} from './totp.ts';

/** How a staff member's own second factor stands. */
export async function totpStateOf(services: Services, userId: string): Promise<TotpState> {
  const { totpEnabledAt, recoveryCodes } = await services.db
    .selectFrom('admins')
    .select(['totpEnabledAt', 'recoveryCodes'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const codes = JSON.parse(recoveryCodes) as string[];
  return {
    enabled: totpEnabledAt !== null,
    required: isAskedOfStaff(await currentSettings(services.db)),
    recoveryCodesLeft: totpEnabledAt === null ? 0 : codes.length,
  };
}

/**
 * Begins: a new secret, encrypted in its row, of no effect until a first code
 * confirms it. Errors: `confirmation_required`, `totp_enabled`.
 */
export async function beginEnrolment(services: Services, person: Person): Promise<TotpEnrolment> {
  requireConfirmed(services.now().toISOString(), person);
  const secret = newSecret();
  const { numUpdatedRows } = await services.db
    .updateTable('admins')
    .set({ totpSecret: sealSecret(services.key, person.id, secret) })
    .where('userId', '=', person.id)
    .where('totpEnabledAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('totp_enabled');
  const { brand } = await currentSettings(services.db);
  const uri = enrolmentUri(secret, brand.name, person.email);
  return { secret, uri, qrCode: await qrCode(uri) };
}

/**
 * Confirms with a first code; returns the recovery codes, of which only the
 * hashes are kept. Other sessions end: whoever opened one by the password alone is asked for a code
 * from now on. Errors: `validation` for a wrong code (a 401 would read as
 * a lost session), `not_found` where nothing was begun, `totp_enabled`.
 */
export async function confirmEnrolment(
  services: Services,
  person: Person,
  session: OpenSession,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const confirmed = await work(services, person, async (unit) => {
    const { trx, at } = unit;
    // A sign-in without a code at this moment comes before, and ends with the others, or after.
    await lockAccount(trx, person.id);
    const { totpSecret, totpEnabledAt } = await trx
      .selectFrom('admins')
      .select(['totpSecret', 'totpEnabledAt'])
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    if (totpEnabledAt !== null) throw new AppError('totp_enabled');
    if (totpSecret === null) throw new AppError('not_found');
    const step = stepOf(openSecret(services.key, person.id, totpSecret), code, at);
    if (step === null) throw fieldError('code', sentenceOf('totp_wrong'));

    const recoveryCodes = newRecoveryCodes();
    const { numUpdatedRows } = await trx
      .updateTable('admins')
      .set({
        totpEnabledAt: at,
        // Whoever knows how it goes needs no second grace.
        totpGraceEndsAt: at,
        totpLastStep: step,
        recoveryCodes: JSON.stringify(recoveryCodes.map((recovery) => sha256(recovery))),
      })
      .where('userId', '=', person.id)
      .where('totpSecret', '=', totpSecret)
      .where('totpEnabledAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('totp_enabled');
    await unit.audit('totp-enable', 'staff', person.id);
    await endOthers(services, unit, person.id, session);
    const forgotten = pageUrl(services.env, '/forgot-password');
    await enqueueMail(unit, person.email, totpChangedMail(person.name, true, forgotten));
    publishStaff(unit, person.id);
    return { recoveryCodes };
  });
  // Open pages connect again and hear what was withheld until now.
  services.live.renew({ userId: person.id });
  return confirmed;
}

/**
 * Removes the own second factor, the password and a code shown again; without one it
 * changes nothing. Where the settings ask for one, nothing else is open until
 * another is set up: so a telephone can be changed. Errors: those of
 * `asProven`.
 */
export const removeTotp = (
  services: Services,
  person: Person,
  proof: z.output<typeof selfConfirmation>,
): Promise<void> =>
  asProven(services, person, proof, async (unit, askCode) => {
    await askCode();
    if (!(await clearTotp(unit, person.id))) return;
    const forgotten = pageUrl(services.env, '/forgot-password');
    await enqueueMail(unit, person.email, totpChangedMail(person.name, false, forgotten));
    publishStaff(unit, person.id);
  });

/** Takes a second factor off, into the journal; false where there was none. */
export async function clearTotp(unit: UnitOfWork, id: string): Promise<boolean> {
  const { numUpdatedRows } = await unit.trx
    .updateTable('admins')
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null, recoveryCodes: '[]' })
    .where('userId', '=', id)
    .where('totpSecret', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await unit.audit('totp-disable', 'staff', id);
  return true;
}
