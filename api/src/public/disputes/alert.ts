/** What an open dispute does to its alert, and what ends with it. */
import type { Transaction } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { dismissedBefore } from './rest.ts';
import { PRIVATE, takeOut } from './take-out.ts';

/** Locks the alert of a dispute for this transaction. Error: `not_found`. */
export async function lockAlert(trx: Transaction, id: string) {
  // Writing the row as it is locks it.
  const alert = await trx
    .updateTable('alerts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'slug', 'title', 'fraudType', 'createdAt'])
    .returning(['status', 'contestedAt', 'version'])
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return alert;
}
type Locked = Awaited<ReturnType<typeof lockAlert>>;
type Changes = { contestedAt: string | null } & Partial<Awaited<ReturnType<typeof takeOut>>>;

/**
 * Marks an alert as contested and suspends what may be a person's own, unless another dispute was
 * dismissed lately. Returns whether everything private is suspended.
 */
export async function contestAlert(unit: UnitOfWork, alert: Locked, by: string): Promise<boolean> {
  const { trx, at } = unit;
  const contestedAt = alert.contestedAt ?? at;
  await mark(unit, alert, { contestedAt });
  if ((await dismissedBefore(trx, alert.id, at)) === null) {
    await trx
      .updateTable('alert_indicators')
      .set({ suspendedAt: at })
      .where('alertId', '=', alert.id)
      .where('kind', 'in', PRIVATE)
      .where('suspendedAt', 'is', null)
      .execute();
  }
  await unit.audit('contest', 'alerts', alert.id, {
    before: { contestedAt: alert.contestedAt },
    after: { contestedAt },
  });
  await publishAlert(unit, alert, by);
  const shown = await trx
    .selectFrom('alert_indicators')
    .select('id')
    .where('alertId', '=', alert.id)
    .where('kind', 'in', PRIVATE)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
  return shown === undefined;
}

/**
 * Settles an alert after an answer: where the person was right, what is private is deleted, from
 * the texts too; otherwise it is shown again once no open dispute suspends it.
 */
export async function settleAlert(
  key: Buffer,
  unit: UnitOfWork,
  alert: Locked,
  upheld: boolean,
  by: string,
): Promise<void> {
  const { trx } = unit;
  const texts = upheld ? await takeOut(unit, key, alert.id) : {};
  const others = await trx
    .selectFrom('disputes')
    .select('confirmedAt')
    .where('alertId', '=', alert.id)
    .where('status', '=', 'open')
    .execute();
  let suspends = false;
  for (const { confirmedAt } of others) {
    suspends ||= (await dismissedBefore(trx, alert.id, confirmedAt ?? unit.at)) === null;
  }
  if (!suspends) {
    await trx
      .updateTable('alert_indicators')
      .set({ suspendedAt: null })
      .where('alertId', '=', alert.id)
      .execute();
  }
  await mark(unit, alert, { ...texts, contestedAt: others.length > 0 ? alert.contestedAt : null });
  await publishAlert(unit, alert, by);
}

/** Writes a new version: an edit by staff who read the one before is refused as stale. */
async function mark({ trx, at }: UnitOfWork, { id }: Locked, changes: Changes) {
  await trx
    .updateTable('alerts')
    .set((e) => ({ ...changes, updatedAt: at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function publishAlert(unit: UnitOfWork, { id, status }: Locked, by: string): Promise<void> {
  unit.publish({ topic: 'alerts', id }, { permission: 'systemSettings' });
  if (status === 'verified') await requestPublication(unit, 'alerts', by);
}
