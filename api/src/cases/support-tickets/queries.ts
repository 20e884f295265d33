import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { ticketsQuery } from '../../../contract/support-tickets.ts';
import { AppError } from '../../platform/errors.ts';
import { pageAfter } from '../../platform/http/cursor.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { type Attachment, withDocuments } from '../messages.ts';

/** Whether the last message is the person's and waits for the support. */
export const isWaiting = sql<boolean>`("support_tickets"."answered" = 0
  and "support_tickets"."status" in ('open', 'in_progress'))`;

/** Tickets joined with their owners and who changed them last. */
export const selectTickets = (db: DbOrTrx) =>
  db
    .selectFrom('support_tickets')
    .innerJoin('users', 'users.id', 'support_tickets.userId')
    .leftJoin('users as updaters', 'updaters.id', 'support_tickets.updatedBy')
    .selectAll('support_tickets')
    .select(['users.email as userEmail', 'users.name as userName', 'users.phone as userPhone'])
    .select('updaters.name as updaterName');

type Row = Awaited<ReturnType<ReturnType<typeof selectTickets>['execute']>>[number];

const messagesOf = (db: DbOrTrx, ticketIds: readonly string[]) =>
  db
    .selectFrom('support_messages')
    .selectAll()
    .where('ticketId', 'in', ticketIds)
    .orderBy('id')
    .execute();

type Message = Awaited<ReturnType<typeof messagesOf>>[number];

/** A ticket with its conversation, oldest message first. */
export type TicketRecord = Row & {
  conversation: (Message & { documents: Attachment[] })[];
};

/** Adds the conversations to their tickets. */
export async function withConversations(
  db: DbOrTrx,
  rows: readonly Row[],
): Promise<TicketRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await withDocuments(db, 'messageId', await messagesOf(db, ids));
  return rows.map((row) => ({
    ...row,
    conversation: messages.filter(({ ticketId }) => ticketId === row.id),
  }));
}

/** One ticket. Error: `not_found`, also for other people's. */
export async function ticketOf(
  db: DbOrTrx,
  id: string,
  scope: { ownerId: string } | 'staff',
): Promise<TicketRecord> {
  let query = selectTickets(db).where('support_tickets.id', '=', id);
  if (scope !== 'staff') query = query.where('support_tickets.userId', '=', scope.ownerId);
  const [found] = await withConversations(db, await query.execute());
  if (!found) throw new AppError('not_found');
  return found;
}

/** One person's tickets, newest first, and whether more follow. Error: `invalid_query`. */
export async function ownTickets(
  db: DbOrTrx,
  userId: string,
  { status, ...page }: z.output<typeof ticketsQuery>,
) {
  let own = selectTickets(db).where('support_tickets.userId', '=', userId);
  if (status) own = own.where('support_tickets.status', '=', status);
  const { rows, nextCursor } = await pageAfter(own, 'support_tickets', page);
  return { rows: await withConversations(db, rows), nextCursor };
}

/** Every ticket of one person, newest first: for their export. */
export const everyTicket = async (db: DbOrTrx, userId: string) =>
  withConversations(
    db,
    await selectTickets(db)
      .where('support_tickets.userId', '=', userId)
      .orderBy('support_tickets.createdAt', 'desc')
      .orderBy('support_tickets.id', 'desc')
      .execute(),
  );

/** Tells the open pages of the owner and of staff to read it again. */
export function publishTicket(unit: UnitOfWork, { id, userId }: { id: string; userId: string }) {
  unit.publish({ topic: 'support-tickets', id }, { userId });
  unit.publish({ topic: 'support-tickets', id }, { permission: 'manageReports' });
}

/** Whether a message stands in a ticket of this person. */
export async function ownsMessage(db: DbOrTrx, userId: string, messageId: string | null) {
  const ticket = await db
    .selectFrom('support_messages')
    .innerJoin('support_tickets', 'support_tickets.id', 'support_messages.ticketId')
    .select('support_tickets.id')
    .where('support_messages.id', '=', messageId)
    .where('support_tickets.userId', '=', userId)
    .executeTakeFirst();
  return ticket !== undefined;
}
