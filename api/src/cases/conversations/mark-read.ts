import { isUnread } from '../../../contract/conversations.ts';
import { readAbout } from '../../people/notifications/read.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { type Scope, tellCase } from '../scope.ts';
import { presentConversation } from './present.ts';
import { conversationOf } from './queries.ts';

type Reader = Actor & { id: string };

/** Writes up to where one side has read; a repeat writes nothing and tells nobody. */
async function mark(unit: UnitOfWork, reportId: string, scope: Scope): Promise<void> {
  const record = await conversationOf(unit.trx, reportId, scope);
  const side = scope === 'staff' ? 'team' : 'owner';
  if (!isUnread(presentConversation(record), side)) return;
  const read = { [side === 'team' ? 'teamReadAt' : 'ownerReadAt']: unit.at };
  await unit.trx
    .insertInto('report_conversations')
    .values({ reportId, ...read })
    .onConflict((c) => c.column('reportId').doUpdateSet(read))
    .execute();
  tellCase(unit, record);
}

/** The person has read what the team wrote: it is unread nowhere any more. Error: `not_found`. */
export function readAsOwner(services: Services, actor: Reader, reportId: string): Promise<void> {
  return work(services, actor, async (unit) => {
    await mark(unit, reportId, { ownerId: actor.id });
    await readAbout(unit, actor, { objectId: reportId });
  });
}

/** The team has read what the person wrote; `settled`: there is nothing to answer. Error: `not_found`. */
export function readAsTeam(
  services: Services,
  actor: Reader,
  reportId: string,
  { settled }: { settled: boolean },
): Promise<void> {
  return work(services, actor, async (unit) => {
    await mark(unit, reportId, 'staff');
    if (settled && (await settle(unit, reportId))) await unit.audit('settle', 'reports', reportId);
  });
}

/** Nothing waits for the team any more: it was answered in another way. False where nothing did. */
export async function settle(unit: UnitOfWork, reportId: string): Promise<boolean> {
  const waited = await unit.trx
    .updateTable('report_conversations')
    .set({ waits: 0 })
    .where('reportId', '=', reportId)
    .where('waits', '=', 1)
    .returning('reportId')
    .executeTakeFirst();
  if (waited) unit.publish({ topic: 'reports', id: reportId }, { permission: 'manageReports' });
  return waited !== undefined;
}
