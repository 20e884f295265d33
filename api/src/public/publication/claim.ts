/** What happens to the row of a publication while it is built. */
import type { Db, DbOrTrx, Tables } from '@parade/db';
import type { ExpressionBuilder } from 'kysely';
import type { Publication } from '../../../contract/publication.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { currentContent } from './content.ts';

/** A build that has lasted that long was cut off with its process. */
const ABANDONED_MS = 3 * 60_000;

function isDue(now: Date) {
  const abandoned = new Date(now.getTime() - ABANDONED_MS).toISOString();
  return (e: ExpressionBuilder<Tables, 'publications'>) =>
    e.or([
      e('state', '=', 'waiting'),
      e.and([e('state', '=', 'building'), e('startedAt', '<', abandoned)]),
    ]);
}

/** The next to build is the newest: what is online is the newest that was published. */
const nextOne = (db: DbOrTrx, now: Date) =>
  db
    .selectFrom('publications')
    .select(['id', 'startedAt'])
    .where(isDue(now))
    .orderBy('id', 'desc')
    .executeTakeFirst();

export interface Claimed {
  id: string;
  /** When it was claimed: no other process's claim has the same instant. */
  startedAt: string;
  content: Publication;
}

/**
 * Takes all that wait as one, with the content of this moment. Of several
 * processes one gets it; what is asked for meanwhile waits for the next.
 */
export async function claimNext(services: Services): Promise<Claimed | null> {
  // This is asked every other second: it takes a write transaction only where there is something.
  if (!(await nextOne(services.db, services.now()))) return null;
  return work(services, SYSTEM, async ({ trx, at, afterCommit }) => {
    const now = services.now();
    const next = await nextOne(trx, now);
    if (!next) return null;
    const { id } = next;
    const { numUpdatedRows } = await trx
      .updateTable('publications')
      .set({ state: 'building', startedAt: at })
      .where('id', '=', id)
      .where('startedAt', next.startedAt === null ? 'is' : '=', next.startedAt)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    await trx.deleteFrom('publications').where(isDue(now)).execute();
    // Read last: whoever relied on one of these rows has stored their change by now.
    const { publication: content, settingsVersion } = await currentContent(services, trx);
    await trx
      .updateTable('publications')
      .set({ settingsVersion, content: JSON.stringify(content) })
      .where('id', '=', id)
      .execute();
    afterCommit(() => tellStaff(services));
    return { id, startedAt: at, content };
  });
}

/**
 * Marks a claimed publication as published, or as failed with its problem; does nothing where it
 * took so long that another process has it by now. The content of earlier ones, megabytes, goes:
 * nobody rebuilds them.
 */
export async function finish(db: Db, claimed: Claimed, problem: string | null, at: string) {
  const { id, startedAt } = claimed;
  const state = problem === null ? 'published' : 'failed';
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ state, finishedAt: at, problem })
    .where('id', '=', id)
    .where('state', '=', 'building')
    .where('startedAt', '=', startedAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || state === 'failed') return;
  await db
    .updateTable('publications')
    .set({ content: null })
    .where('id', '<', id)
    .where('content', 'is not', null)
    .execute();
}

const unbuilt = (db: Db) =>
  db
    .updateTable('publications')
    .set({ state: 'waiting', startedAt: null })
    .where('state', '=', 'building');

/** For a start with no other process on this database: what was being built waits again. */
export async function putAllBack(db: Db): Promise<void> {
  await unbuilt(db).execute();
}

/** Puts a claimed publication back to waiting. */
export async function putBack(db: Db, { id, startedAt }: Claimed): Promise<void> {
  await unbuilt(db).where('id', '=', id).where('startedAt', '=', startedAt).execute();
}

export function tellStaff({ live }: Services): void {
  live.publish({ topic: 'site-settings' }, { permission: 'systemSettings' });
}
