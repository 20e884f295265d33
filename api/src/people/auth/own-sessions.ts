import type { OwnSession } from '../../../contract/auth.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import type { OpenSession } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';

/** Where a person is signed in, newest first. Ids are hashes: an answer that is read by others opens nothing. */
export async function ownSessions(
  { db, now }: Services,
  { id, account }: OpenSession,
): Promise<OwnSession[]> {
  const current = sha256(id);
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'expiresAt'])
    .where('userId', '=', account.id)
    .where('expiresAt', '>', now().toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === current }));
}

/**
 * Ends one of the own sessions, and tells its open pages. True where it was
 * the one of this request. Error: `not_found`, also for other people's.
 */
export async function endSession(
  services: Services,
  actor: Actor & { id: string },
  session: OpenSession,
  id: string,
): Promise<boolean> {
  await work(services, actor, async (unit) => {
    const { numDeletedRows } = await unit.trx
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('userId', '=', actor.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordEnd(services, unit, actor.id, [id]);
  });
  return id === sha256(session.id);
}

/** Ends all the own sessions but the one of this request. */
export async function endOtherSessions(
  services: Services,
  actor: Actor & { id: string },
  session: OpenSession,
): Promise<void> {
  await work(services, actor, (unit) => endOthers(services, unit, actor.id, session));
}

/** The same, in the transaction of what makes an account safer. */
export async function endOthers(
  services: Services,
  unit: UnitOfWork,
  userId: string,
  session: OpenSession,
): Promise<void> {
  const ended = await unit.trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '!=', sha256(session.id))
    .returning('id')
    .execute();
  await recordEnd(
    services,
    unit,
    userId,
    ended.map(({ id }) => id),
  );
}

/** Writes the journal; after the commit the pages of the ended sessions leave and the others read the list again. */
async function recordEnd(
  { live }: Services,
  unit: UnitOfWork,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    await unit.audit('end-session', 'sessions', id);
  }
  unit.afterCommit(() => live.end('session_required', { sessions: ids }));
  unit.publish({ topic: 'me' }, { userId });
}
