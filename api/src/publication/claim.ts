/** What happens to the row of a publication while it is built. */
import type { Db, Transaction } from '@parade/db';
import type { Publication } from '../../contract/publication.ts';
import { type Services, SYSTEM } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { currentContent } from './content.ts';

/** A build that has lasted that long was cut off with its process. */
const ABANDONED_MS = 3 * 60_000;

function nextOne(db: Db | Transaction, now: Date) {
  const abandoned = new Date(now.getTime() - ABANDONED_MS).toISOString();
  return db
    .selectFrom('publications')
    .select(['id', 'startedAt'])
    .where((e) =>
      e.or([
        e('state', '=', 'waiting'),
        e.and([e('state', '=', 'building'), e('startedAt', '<', abandoned)]),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst();
}

/** Takes the oldest one that waits, with the content of this moment. Of several processes one gets it. */
export async function claimNext(
  services: Services,
): Promise<{ id: string; content: Publication } | null> {
  // Asked every other second: a write transaction only where there is something.
  if (!(await nextOne(services.db, services.now()))) return null;
  return work(services, SYSTEM, async ({ trx, at, afterCommit }) => {
    const now = services.now();
    const next = await nextOne(trx, now);
    if (!next) return null;
    const { publication: content, settingsVersion } = await currentContent(trx, now);
    const { numUpdatedRows } = await trx
      .updateTable('publications')
      .set({ state: 'building', startedAt: at, settingsVersion, content: JSON.stringify(content) })
      .where('id', '=', next.id)
      .where('startedAt', next.startedAt === null ? 'is' : '=', next.startedAt)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    afterCommit(() => tellStaff(services));
    return { id: next.id, content };
  });
}

/** Published, or failed with its problem. Earlier ones are rebuilt by nobody: their content, megabytes, goes. */
export async function finish(db: Db, id: string, problem: string | null, at: string) {
  const state = problem === null ? 'published' : 'failed';
  await db
    .updateTable('publications')
    .set({ state, finishedAt: at, problem })
    .where('id', '=', id)
    .execute();
  if (state === 'failed') return;
  await db
    .updateTable('publications')
    .set({ content: null })
    .where('id', '<', id)
    .where('content', 'is not', null)
    .execute();
}

/** At a start, where no other process works on this database: what the last one was cut off in waits again. */
export async function putAllBack(db: Db): Promise<void> {
  await db
    .updateTable('publications')
    .set({ state: 'waiting', startedAt: null })
    .where('state', '=', 'building')
    .execute();
}

/** Waits again. */
export async function putBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable('publications')
    .set({ state: 'waiting', startedAt: null })
    .where('id', '=', id)
    .execute();
}

export function tellStaff({ live }: Services): void {
  live.publish({ topic: 'site-settings' }, { permission: 'systemSettings' });
}
