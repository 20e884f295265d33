import { formatDateTime } from '../../../contract/dates.ts';
import { requireOwnPassword } from '../../people/auth/passwords.ts';
import type { Actor, Person, Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { type PayeeFact, payeeChangedMail } from '../../platform/mail/payee-mail.ts';
import { staffEmails } from '../../platform/mail/staff-emails.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/**
 * Asks the password again before money goes anywhere else. Errors:
 * `validation` where it is missing, `password_wrong`, `rate_limited`.
 */
export async function requirePasswordFor(
  services: Services,
  editor: Person,
  password: string | undefined,
): Promise<void> {
  if (!password) {
    throw fieldError('password', 'Saisissez votre mot de passe pour confirmer ce changement');
  }
  await requireOwnPassword(services, editor, password, 'password');
}

/** Writes to all staff, whatever they may do: who watches is not who may change. */
export async function mailPayeeChange(
  services: Services,
  unit: UnitOfWork,
  editor: Actor,
  changes: readonly PayeeFact[],
): Promise<void> {
  if (changes.length === 0) return;
  const said = {
    changes,
    who: `${editor.name} (${editor.email})`,
    when: formatDateTime(unit.at),
  };
  const link = pageUrl(services.env, '/admin/payment-settings');
  await enqueueMails(unit, await staffEmails(unit.trx), payeeChangedMail(said, link));
}

/** Tells the back office that what is paid to has changed. */
export function publishPaymentSettings({ publish }: UnitOfWork, id: string): void {
  publish({ topic: 'payment-settings', id }, { permission: 'managePayments' });
}
