import type { z } from 'zod';
import {
  type AdminTicket,
  type newReply,
  type staffReply,
  type Ticket,
  takesReplies,
} from '../../../contract/support-tickets.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type UnitOfWork, workOnce } from '../../platform/unit-of-work.ts';
import { presentAdminTicket, presentTicket } from './present.ts';
import { publishTicket, type TicketRecord, ticketOf } from './queries.ts';
import { say } from './say.ts';
import { AFTER_REPLY } from './transitions.ts';

type Sender = Actor & { id: string };
type Reply = z.output<typeof newReply>;

/**
 * Its owner's reply; the ticket is in progress again (specification 4). Once for
 * a key. Errors: `not_found`, `ticket_closed`, `document_unknown`,
 * `idempotency_conflict`.
 */
export function replyAsOwner(
  services: Services,
  actor: Sender,
  id: string,
  reply: Reply,
  key: string | undefined,
): Promise<Ticket> {
  const submission = { key, operation: `support-tickets.reply.${id}`, body: reply };
  return workOnce(services, actor, submission, async (unit) => {
    const scope = { ownerId: actor.id };
    await add(unit, actor, await ticketOf(unit.trx, id, scope), reply, 'owner');
    return presentTicket(await ticketOf(unit.trx, id, scope));
  });
}

/**
 * The support's reply, which the person is told of. Once for a key. Errors: the
 * same; `stale_version` where the conversation has gone on since it was read.
 */
export function replyAsSupport(
  services: Services,
  actor: Sender,
  id: string,
  reply: z.output<typeof staffReply>,
  key: string | undefined,
): Promise<AdminTicket> {
  const submission = { key, operation: `support-tickets.answer.${id}`, body: reply };
  return workOnce(services, actor, submission, async (unit) => {
    const before = await ticketOf(unit.trx, id, 'staff');
    await add(unit, actor, before, reply, 'support', reply.version);
    await notify(services, unit, {
      userId: before.userId,
      type: 'admin',
      title: `Le support vous a répondu\u00a0: ${before.subject}`,
      message: reply.message,
      category: 'support_message',
      objectId: id,
      sentBy: actor.id,
    });
    return presentAdminTicket(await ticketOf(unit.trx, id, 'staff'));
  });
}

async function add(
  unit: UnitOfWork,
  actor: Sender,
  before: TicketRecord,
  reply: Reply,
  by: keyof typeof AFTER_REPLY,
  versionRead?: number,
): Promise<void> {
  const { trx, at } = unit;
  const { id } = before;
  // Held first: a reply and a closing at the same time take turns, and nothing is said into a closed ticket.
  const { status: held, version } = await trx
    .updateTable('support_tickets')
    .set((e) => ({ version: e('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['status', 'version'])
    .executeTakeFirstOrThrow();
  // A colleague has answered, or the person has written: this reply may be the wrong one now.
  if (versionRead !== undefined && version !== versionRead + 1) throw new AppError('stale_version');
  if (!takesReplies({ status: held })) throw new AppError('ticket_closed');
  const status = AFTER_REPLY[by][held];
  await trx
    .updateTable('support_tickets')
    .set({
      status,
      updatedAt: at,
      updatedBy: actor.id,
      answered: Number(by === 'support'),
      ...(by === 'support' ? { respondedAt: before.respondedAt ?? at } : {}),
    })
    .where('id', '=', id)
    .execute();
  await say(unit, actor, id, reply, by === 'support');
  await unit.audit('answer', 'support-tickets', id, {
    before: { status: held },
    after: { status, documents: reply.documents.length },
  });
  publishTicket(unit, before);
}
