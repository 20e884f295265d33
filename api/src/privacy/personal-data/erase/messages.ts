import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../../platform/context.ts';
import { mailFolder } from '../../../platform/mail/transport.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { eraseDocuments } from './documents.ts';

/** Whose it is: an address that nobody has confirmed may be somebody else's. */
interface Owner {
  id: string;
  email: string;
  /** Since when the account is there. */
  createdAt: string;
  isEmailVerified: number;
}

/**
 * Erases what was written to and by a person: tickets with what both sides
 * attached, notifications, mails. What an export would not show for want of a
 * confirmed address (`elsewhere.ts`) is not theirs to erase either.
 */
export async function eraseMessages(
  services: Services,
  unit: UnitOfWork,
  owner: Owner,
): Promise<void> {
  const { id, email } = owner;
  const { trx } = unit;
  const attached = await trx
    .selectFrom('documents')
    .innerJoin('support_messages', 'support_messages.id', 'documents.messageId')
    .innerJoin('support_tickets', 'support_tickets.id', 'support_messages.ticketId')
    .select('documents.id')
    .where('support_tickets.userId', '=', id)
    .execute();
  await eraseDocuments(
    services,
    unit,
    attached.map((document) => document.id),
  );
  await trx.deleteFrom('support_tickets').where('userId', '=', id).execute();
  await trx.deleteFrom('notifications').where('userId', '=', id).execute();
  await trx.deleteFrom('notification_sendings').where('userId', '=', id).execute();
  if (owner.isEmailVerified === 1) await eraseDisputes(unit, email);
  await eraseMails(services, unit, owner);
  unit.publish({ topic: 'support-tickets' }, { permission: 'manageReports' });
  unit.publish({ topic: 'notifications' }, { permission: 'manageUsers' });
}

/** What they said against alerts by this address, once it was answered; an open one awaits its answer. */
async function eraseDisputes({ trx }: UnitOfWork, email: string): Promise<void> {
  await trx
    .deleteFrom('disputes')
    .where('email', '=', email)
    .where('status', '=', 'unconfirmed')
    .execute();
  await trx
    .updateTable('disputes')
    .set({ email: '', message: '' })
    .where('email', '=', email)
    .where('status', 'in', ['upheld', 'dismissed'])
    .execute();
}

/** What waits for their mailbox is not sent any more; what was sent as a file goes too. */
async function eraseMails(
  { env, log }: Services,
  unit: UnitOfWork,
  { email, createdAt, isEmailVerified }: Owner,
): Promise<void> {
  const mails = await unit.trx
    .deleteFrom('mail_outbox')
    .where('to', '=', email)
    .where('createdAt', '>=', isEmailVerified === 1 ? '' : createdAt)
    .returning('id')
    .execute();
  const removal = async () => {
    for (const { id } of mails) await rm(path.join(mailFolder(env), `${id}.eml`), { force: true });
  };
  unit.afterCommit(() => {
    removal().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'mail files of an erased account are left'),
    );
  });
}
