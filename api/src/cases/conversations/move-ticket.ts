import type { z } from 'zod';
import type { ticketMove } from '../../../contract/conversations.ts';
import type { AdminTicket } from '../../../contract/support-tickets.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { reportsIn, tellCase } from '../scope.ts';
import { presentAdminTicket } from '../support-tickets/present.ts';
import { publishTicket, type TicketRecord, ticketOf } from '../support-tickets/queries.ts';
import { say } from '../support-tickets/say.ts';
import { moveOn } from './write.ts';

/**
 * Moves what was said in a ticket into the conversation of one of its owner's reports: each message
 * with its author, its instant and its documents. The ticket is closed and says where they went.
 * Errors: `not_found`, `stale_version`; `ticket_moved` for a second time; `validation` for a
 * report that is not the person's.
 */
export function moveTicket(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { reportId, version }: z.output<typeof ticketMove>,
): Promise<AdminTicket> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = await ticketOf(trx, id, 'staff');
    if (before.movedTo !== null) throw new AppError('ticket_moved');
    if (before.version !== version) throw new AppError('stale_version');
    const { userId, subject } = before;
    const report = await reportsIn(trx, { ownerId: userId })
      .select(['id', 'userId', 'reference'])
      .where('id', '=', reportId)
      .executeTakeFirst();
    if (!report) throw fieldError('reportId', 'Ce dossier n’est pas celui de cette personne');
    await saveVersion(unit, 'support_tickets', before, {
      ...{ status: 'closed', movedTo: reportId, updatedBy: actor.id },
    });
    await moveMessages(unit, before, reportId);
    const message = `Cet échange continue dans votre dossier ${report.reference}, sous ${quoted('Échanges')}. Tous les messages y sont.`;
    await say(unit, actor, id, { message, documents: [] }, true);
    await unit.audit('move', 'support-tickets', id, {
      before: { status: before.status },
      after: { status: 'closed', reportId },
    });
    await notify(services, unit, {
      userId,
      type: 'info',
      title: `Votre demande est passée dans votre dossier ${report.reference}`,
      message: `${quoted(subject)}\u00a0: vos messages et nos réponses se trouvent maintenant dans votre dossier. Écrivez-nous là-bas pour la suite.`,
      category: 'report_message',
      objectId: reportId,
      // It asks for nothing.
      canWait: true,
      sentBy: actor.id,
    });
    publishTicket(unit, before);
    tellCase(unit, report);
    return presentAdminTicket(await ticketOf(trx, id, 'staff'));
  });
}

/** Under their own ids, by which they stand in their order among the report's. */
async function moveMessages(
  { trx, at }: UnitOfWork,
  { id: ticketId, conversation, answered, status }: TicketRecord,
  reportId: string,
): Promise<void> {
  const waits = answered === 0 && (status === 'open' || status === 'in_progress');
  const standing = await trx
    .selectFrom('report_conversations')
    .select('waits')
    .where('reportId', '=', reportId)
    .executeTakeFirst();
  await moveOn(trx, reportId, {
    waits: waits || standing?.waits === 1 ? 1 : 0,
    // Both sides have it from the ticket.
    ...{ ownerReadAt: at, teamReadAt: at },
  });
  for (const { id, senderId, senderName, isAdmin, message, at: saidAt } of conversation) {
    const side = isAdmin === 1 ? 'team' : 'owner';
    await trx
      .insertInto('report_messages')
      .values({ id, reportId, senderId, senderName, side, question: 0, message, at: saidAt })
      .execute();
    await trx
      .updateTable('documents')
      .set({ messageId: null, reportMessageId: id })
      .where('messageId', '=', id)
      .execute();
  }
  await trx.deleteFrom('support_messages').where('ticketId', '=', ticketId).execute();
}
