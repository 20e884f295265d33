import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type {
  AdminConversation,
  Conversation,
  newReportMessage,
  staffReportMessage,
} from '../../../contract/conversations.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { type UnitOfWork, workOnce } from '../../platform/unit-of-work.ts';
import { attachInOrder, refuseFileNames, type Said } from '../messages.ts';
import { tellCase } from '../scope.ts';
import { presentAdminConversation, presentConversation } from './present.ts';
import { conversationOf, standingOf } from './queries.ts';

type Sender = Actor & { id: string };

/**
 * Moves a conversation on by a message, and answers its version. Held first: two that write at
 * the same time take turns.
 */
export async function moveOn(
  trx: Transaction,
  reportId: string,
  standing: { waits: 0 | 1; ownerReadAt?: string; teamReadAt?: string },
): Promise<number> {
  const { version } = await trx
    .insertInto('report_conversations')
    .values({ reportId, ...standing, version: 2 })
    .onConflict((c) =>
      c.column('reportId').doUpdateSet((e) => ({
        ...standing,
        version: e('report_conversations.version', '+', 1),
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Adds a message with what was uploaded for it. Error: `document_unknown`. */
async function say(
  unit: UnitOfWork,
  sender: Sender,
  reportId: string,
  said: Said & { side: 'owner' | 'team'; question: boolean },
): Promise<void> {
  const { message, documents, side, question } = said;
  const id = newId();
  await unit.trx
    .insertInto('report_messages')
    .values({
      ...{ id, reportId, side, message, at: unit.at, question: Number(question) },
      ...{ senderId: sender.id, senderName: sender.name },
    })
    .execute();
  await attachInOrder(unit, sender.id, { reportMessageId: id }, documents);
  await unit.audit('answer', 'reports', reportId, {
    after: { documents: documents.length, ...(side === 'team' && { question }) },
  });
}

/**
 * Its owner's message; it changes no status, and a closed report takes it too. Once for a key.
 * Errors: `not_found`, `document_unknown`, `idempotency_conflict`.
 */
export function writeAsOwner(
  services: Services,
  actor: Sender,
  id: string,
  said: z.output<typeof newReportMessage>,
  key: string | undefined,
): Promise<Conversation> {
  const submission = { key, operation: `conversations.write.${id}`, body: said };
  return workOnce(services, actor, submission, async (unit) => {
    const scope = { ownerId: actor.id };
    const { userId } = await standingOf(unit.trx, id, scope);
    // Who answers has read what stands above.
    await moveOn(unit.trx, id, { waits: 1, ownerReadAt: unit.at });
    await say(unit, actor, id, { ...said, side: 'owner', question: false });
    tellCase(unit, { id, userId });
    return presentConversation(await conversationOf(unit.trx, id, scope));
  });
}

/**
 * The team's message, whose words go to the person at once. Once for a key. Errors: the same;
 * `stale_version` where the conversation has gone on since it was read.
 */
export function writeAsTeam(
  services: Services,
  actor: Sender,
  id: string,
  { version, ...said }: z.output<typeof staffReportMessage>,
  key: string | undefined,
): Promise<AdminConversation> {
  const submission = { key, operation: `conversations.answer.${id}`, body: { version, ...said } };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const report = await standingOf(trx, id, 'staff');
    const next = await moveOn(trx, id, { waits: 0, teamReadAt: at });
    // A colleague has answered, or the person has written: this one may be wrong now.
    if (version !== undefined && next !== version + 1) throw new AppError('stale_version');
    await refuseFileNames(unit, actor.id, said);
    await say(unit, actor, id, { ...said, side: 'team' });
    await notify(services, unit, {
      userId: report.userId,
      type: 'admin',
      title: said.question
        ? `L’équipe vous pose une question\u00a0: dossier ${report.reference}`
        : `L’équipe vous a écrit\u00a0: dossier ${report.reference}`,
      message: said.message,
      category: 'report_message',
      objectId: id,
      sentBy: actor.id,
    });
    tellCase(unit, report);
    return presentAdminConversation(await conversationOf(trx, id, 'staff'));
  });
}
