import { type Place, type Transaction, transact } from '@parade/db';
import type { Actor, Services } from './context.ts';
import { AppError } from './errors.ts';
import { newId, sha256 } from './ids.ts';
import type { Resources } from './resources.ts';
import { keyedHash, seal, unseal } from './sealing.ts';
import type { UnitOfWork } from './unit.ts';

export type { UnitOfWork } from './unit.ts';

/** The named fields of a record alone: what the journal keeps of a change. */
export const only = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Pick<Row, Name>>;

/** Runs a verb: stored whole or not at all, told to open pages after the commit. Error: `account_erased`. */
export async function work<Result>(
  services: Resources,
  actor: Actor,
  verb: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  let tasks: (() => void)[] = [];
  let recorded = false;
  const result = await transact(services.db, async (trx) => {
    tasks = []; // A retried transaction starts again.
    recorded = false;
    const at = services.now().toISOString();
    await refuseErased(trx, actor);
    return verb({
      trx,
      at,
      due: services.sharedNow(),
      publish: (event, audience) => tasks.push(() => services.live.publish(event, audience)),
      mailed: () => tasks.push(() => services.mailWakeUp.ring()),
      publishing: () => tasks.push(() => services.siteWakeUp.ring()),
      afterCommit: (task) => tasks.push(task),
      async audit(action, objectType, objectId, { before, after, id = newId() } = {}) {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('audit_events')
          .values({
            action,
            objectType,
            objectId,
            id,
            at,
            actorId: actor.id,
            actorEmail: actor.email,
            before: before === undefined ? null : JSON.stringify(before),
            after: after === undefined ? null : JSON.stringify(after),
          })
          .onConflict((c) => c.column('id').doNothing())
          .executeTakeFirstOrThrow();
        const isNew = numInsertedOrUpdatedRows === 1n;
        recorded ||= isNew;
        return isNew;
      },
    });
  });
  for (const task of tasks) task();
  if (recorded) services.live.publish({ topic: 'audit' }, { permission: 'manageUsers' });
  return result;
}

/**
 * A request may have begun before its sender erased themselves. Writing the
 * row as it is makes it wait for an erasure that is under way, on both
 * databases; staff are never erased. Error: `account_erased`.
 */
async function refuseErased(trx: Transaction, { id }: Actor): Promise<void> {
  if (id === null) return;
  const self = await trx
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .where('role', '=', 'user')
    .returning('erasedAt')
    .executeTakeFirst();
  if (self && self.erasedAt !== null) throw new AppError('account_erased');
}

export interface Submission {
  /** The `Idempotency-Key` that the form made when it opened; without one nothing is remembered. */
  key: string | undefined;
  operation: string;
  body: unknown;
}

/** Where a first answer is kept, sealed. */
export const answerPlace = (userId: string, key: string): Place => ({
  table: 'idempotency_keys',
  column: 'answer',
  id: `${userId} ${key}`,
});

/**
 * Runs a creating verb at most once for a person and key. The same key gives
 * the first answer again; with another body it is `idempotency_conflict`. A
 * request that comes while the first is under way waits for its answer: the
 * row of the key is what both of them want to insert.
 */
export async function workOnce<Answer>(
  services: Services,
  actor: Actor & { id: string },
  submission: Submission,
  verb: (unit: UnitOfWork) => Promise<Answer>,
): Promise<Answer> {
  const { key, operation, body } = submission;
  if (key === undefined) return work(services, actor, verb);
  const requestHash = keyedHash(services.key, sha256(JSON.stringify([operation, body])));
  const sealed = (answer: string) => seal(services.key, answerPlace(actor.id, key), answer);

  return work(services, actor, async (unit) => {
    const mine = await unit.trx
      .insertInto('idempotency_keys')
      .values({ userId: actor.id, key, requestHash, answer: sealed(''), createdAt: unit.at })
      .onConflict((c) => c.columns(['userId', 'key']).doNothing())
      .executeTakeFirst();
    const row = (trx = unit.trx) =>
      trx.selectFrom('idempotency_keys').where('userId', '=', actor.id).where('key', '=', key);

    if (mine.numInsertedOrUpdatedRows === 0n) {
      const first = await row().select(['requestHash', 'answer']).executeTakeFirstOrThrow();
      if (first.requestHash !== requestHash) throw new AppError('idempotency_conflict');
      return JSON.parse(unseal(services.key, answerPlace(actor.id, key), first.answer)) as Answer;
    }
    const answer = await verb(unit);
    await unit.trx
      .updateTable('idempotency_keys')
      .set({ answer: sealed(JSON.stringify(answer)) })
      .where('userId', '=', actor.id)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}
