import { newId } from '../ids.ts';
import { currentSettings } from '../site-settings/queries.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type Mail, renderMail } from './layout.ts';

/**
 * Writes a mail to the outbox in the caller's transaction: it leaves exactly
 * when the transaction is stored, however the mail server is.
 */
export async function enqueueMail(unit: UnitOfWork, to: string, mail: Mail): Promise<void> {
  const settings = await currentSettings(unit.trx);
  await unit.trx
    .insertInto('mail_outbox')
    .values({
      ...renderMail(mail(settings.brand.name), settings),
      id: newId(),
      to,
      createdAt: unit.at,
      nextAttemptAt: unit.at,
      attempts: 0,
    })
    .execute();
  unit.mailed();
}
