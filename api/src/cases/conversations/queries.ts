import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import { orRefuse } from '../../platform/errors.ts';
import { withDocuments } from '../messages.ts';
import { reportsIn, type Scope } from '../scope.ts';

/** Whether the last message in a report is the person's and waits for the team. */
export const isWaiting = sql<boolean>`"reports"."id" in
  (select "reportId" from "report_conversations" where "waits" = 1)`;

/** What was written in reports, each message with its documents. */
export const messagesIn = async (db: DbOrTrx, reportIds: readonly string[]) =>
  reportIds.length === 0
    ? []
    : withDocuments(
        db,
        'reportMessageId',
        await db
          .selectFrom('report_messages')
          .selectAll()
          .where('reportId', 'in', reportIds)
          .orderBy('id')
          .execute(),
      );

/** Who writes with whom about what, and how the conversation stands. Error: `not_found`. */
export const standingOf = (db: DbOrTrx, reportId: string, scope: Scope) =>
  reportsIn(db, scope)
    .leftJoin('report_conversations as talk', 'talk.reportId', 'reports.id')
    .select(['reports.id', 'reports.userId', 'reports.reference', 'reports.title'])
    .select(['talk.waits', 'talk.version', 'talk.ownerReadAt', 'talk.teamReadAt'])
    .where('reports.id', '=', reportId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

/** A report's conversation, with the notes of the team that stand in its history. Error: `not_found`. */
export async function conversationOf(db: DbOrTrx, reportId: string, scope: Scope) {
  const standing = await standingOf(db, reportId, scope);
  const messages = await messagesIn(db, [reportId]);
  const notes = await db
    .selectFrom('report_history')
    .select(['id', 'at', 'actorName', 'note'])
    .where('reportId', '=', reportId)
    .where('kind', 'in', ['note', 'status_and_note'])
    // One that was taken back says nothing.
    .where('note', '<>', '')
    .orderBy('id')
    .execute();
  return { ...standing, messages, notes };
}

export type MessageRecord = Awaited<ReturnType<typeof messagesIn>>[number];
export type ConversationRecord = Awaited<ReturnType<typeof conversationOf>>;

/** Whether a message stands in a report of this person. */
export async function ownsReportMessage(db: DbOrTrx, userId: string, messageId: string | null) {
  const report = await db
    .selectFrom('report_messages')
    .innerJoin('reports', 'reports.id', 'report_messages.reportId')
    .select('reports.id')
    .where('report_messages.id', '=', messageId)
    .where('reports.userId', '=', userId)
    .executeTakeFirst();
  return report !== undefined;
}
