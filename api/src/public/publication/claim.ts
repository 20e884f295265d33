/** What happens to the row of a publication while it is built. */
import type { Db, DbOrTrx, Tables } from '@parade/db';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Publication } from '../../../contract/publication.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { currentContent } from './content.ts';

/** How long a claim lasts that nobody renews: its process died, or stands still. */
const HELD_MS = 10_000;
/** How often whoever builds renews it. Three times may fail. */
const RENEWED_MS = 2500;

const isDue = (now: Expression<string>) => (e: ExpressionBuilder<Tables, 'publications'>) =>
  e.or([
    e('state', '=', 'waiting'),
    e.and([
      e('state', '=', 'building'),
      // One that was claimed by older code is held by nobody.
      e.or([e('heldUntil', 'is', null), e('heldUntil', '<', now)]),
    ]),
  ]);

/** The next to build is the newest: what is online is the newest that was published. */
const nextOne = (db: DbOrTrx, now: Expression<string>) =>
  db
    .selectFrom('publications')
    .select(['id', 'startedAt', 'heldUntil'])
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
  const { sharedNow } = services;
  if (!(await nextOne(services.db, sharedNow()))) return null;
  return work(services, SYSTEM, async ({ trx, at, afterCommit }) => {
    const next = await nextOne(trx, sharedNow());
    if (!next) return null;
    const { id, startedAt, heldUntil } = next;
    const { numUpdatedRows } = await trx
      .updateTable('publications')
      .set({ state: 'building', startedAt: at, heldUntil: sharedNow(HELD_MS) })
      .where('id', '=', id)
      .where('startedAt', startedAt === null ? 'is' : '=', startedAt)
      .where('heldUntil', heldUntil === null ? 'is' : '=', heldUntil)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return null;
    await trx.deleteFrom('publications').where(isDue(sharedNow())).execute();
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

/** Renews a claim until it is told to stop. Where the database is away for longer, somebody else may build as well. */
export function holdOn({ db, sharedNow }: Services, { id, startedAt }: Claimed): () => void {
  const renewed = setInterval(() => {
    db.updateTable('publications')
      .set({ heldUntil: sharedNow(HELD_MS) })
      .where('id', '=', id)
      .where('state', '=', 'building')
      .where('startedAt', '=', startedAt)
      .execute()
      .catch(() => {});
  }, RENEWED_MS);
  return () => clearInterval(renewed);
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
    .set({ state: 'waiting', startedAt: null, heldUntil: null })
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
