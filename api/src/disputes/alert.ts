/** What an open dispute does to its alert, and what ends with it. */
import type { Transaction } from '@parade/db';
import { INDICATOR_KINDS, isPrivateKind } from '../../contract/indicators.ts';
import { AppError } from '../errors.ts';
import { requestPublication } from '../publication/request.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A domain, a wallet or a company stays: no scammer silences his own alert (design 9.6). */
const PRIVATE = INDICATOR_KINDS.filter(isPrivateKind);

/** The alert of a dispute; whoever wants to change it meanwhile waits. */
export async function lockAlert(trx: Transaction, id: string) {
  // Writes the row as it is, which makes the next one wait for this.
  const alert = await trx
    .updateTable('alerts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'slug', 'title', 'status', 'contestedAt', 'version'])
    .executeTakeFirst();
  if (!alert) throw new AppError('not_found');
  return alert;
}
type Locked = Awaited<ReturnType<typeof lockAlert>>;

/** « Contesté » from now on; what may be a person's own stands aside. */
export async function contestAlert(unit: UnitOfWork, alert: Locked, by: string): Promise<void> {
  const { trx, at } = unit;
  const contestedAt = alert.contestedAt ?? at;
  await mark(unit, alert, contestedAt);
  await trx
    .updateTable('alert_indicators')
    .set({ suspendedAt: at })
    .where('alertId', '=', alert.id)
    .where('kind', 'in', PRIVATE)
    .where('suspendedAt', 'is', null)
    .execute();
  await unit.audit({
    action: 'contest',
    objectType: 'alerts',
    objectId: alert.id,
    before: { contestedAt: alert.contestedAt },
    after: { contestedAt },
  });
  await tellOfAlert(unit, alert, by);
}

/**
 * After an answer: what was suspended goes for good where the person was
 * right, and comes back once nobody disputes the alert any more.
 */
export async function settleAlert(
  unit: UnitOfWork,
  alert: Locked,
  upheld: boolean,
  by: string,
): Promise<void> {
  const { trx } = unit;
  const suspended = () => trx.selectFrom('alert_indicators').where('alertId', '=', alert.id);
  if (upheld) {
    await trx
      .deleteFrom('alert_indicators')
      .where('id', 'in', suspended().where('suspendedAt', 'is not', null).select('id'))
      .execute();
  }
  const other = await trx
    .selectFrom('disputes')
    .select('id')
    .where('alertId', '=', alert.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!other) {
    await trx
      .updateTable('alert_indicators')
      .set({ suspendedAt: null })
      .where('alertId', '=', alert.id)
      .execute();
  }
  await mark(unit, alert, other ? alert.contestedAt : null);
  await tellOfAlert(unit, alert, by);
}

/** A new version of the record: what staff read before is no longer what stands there. */
async function mark({ trx, at }: UnitOfWork, { id }: Locked, contestedAt: string | null) {
  await trx
    .updateTable('alerts')
    .set((e) => ({ contestedAt, updatedAt: at, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function tellOfAlert(unit: UnitOfWork, { id, status }: Locked, by: string): Promise<void> {
  unit.publish({ topic: 'alerts', id }, { permission: 'systemSettings' });
  if (status === 'verified') await requestPublication(unit, 'alerts', by);
}
