import type { z } from 'zod';
import { WEAK_NEW_PASSWORD, WEAK_PASSWORD } from '../../../contract/password-rules.ts';
import type { passwordChange } from '../../../contract/passwords.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import type { OpenSession } from '../../platform/session.ts';
import { removeTokens } from '../../platform/tokens.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { ownObject } from '../users/client.ts';
import { passwordChangedMail } from './mails.ts';
import { requireStaffLength, requireStrong } from './password-strength.ts';
import { hashPassword, requireOwnPassword } from './passwords.ts';

/**
 * Changes the own password: this session goes on under a new id until its former end, every other
 * one ends, and no other browser is known any more. `goOn` opens the new session, in the same
 * transaction. Errors: `password_wrong` (field `currentPassword`), `validation` (field
 * `newPassword`), `rate_limited`.
 */
export async function changePassword(
  services: Services,
  { id: sessionId, account, createdAt }: OpenSession,
  input: z.output<typeof passwordChange>,
  goOn: (unit: UnitOfWork) => Promise<void>,
): Promise<void> {
  const { id, email, name, staff } = account;
  const current = await requireOwnPassword(
    services,
    { id, signedInAt: createdAt },
    input.currentPassword,
    'currentPassword',
  );
  if (staff) requireStaffLength(input.newPassword, 'newPassword');
  const weak = staff ? WEAK_PASSWORD : WEAK_NEW_PASSWORD;
  await requireStrong(input.newPassword, [name, email], 'newPassword', weak);
  const passwordHash = await hashPassword(input.newPassword);

  await work(services, { id, email, name }, async (unit) => {
    const { trx, at } = unit;
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set((e) => ({ passwordHash, updatedAt: at, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('passwordHash', '=', current)
      .executeTakeFirstOrThrow();
    // The password was changed meanwhile: what was typed as the current one no longer is.
    if (numUpdatedRows === 0n) throw new AppError('password_wrong');
    for (const table of ['sessions', 'known_devices'] as const) {
      await trx.deleteFrom(table).where('userId', '=', id).execute();
    }
    await goOn(unit);
    await removeTokens(trx, ['password_reset'], id);
    await unit.audit('password-change', ...ownObject(account));
    const forgotten = pageUrl(services.env, '/forgot-password');
    await enqueueMail(unit, email, passwordChangedMail(account, forgotten));
  });
  // This page's stream connects again under the new id; the others are told to leave.
  services.live.renew({ sessions: [sha256(sessionId)] });
  services.live.end('session_required', { userId: id });
}
