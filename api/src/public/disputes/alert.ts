/** What an open dispute does to its alert, and what ends with it. */
import type { Transaction } from '@parade/db';
import { orRefuse } from '../../platform/errors.ts';
import { requestPublication } from '../../platform/request-publication.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { dismissedBefore } from './rest.ts';
import { PRIVATE, takeOut } from './take-out.ts';

/** The alert of a dispute; whoever wants to change it meanwhile waits. */
export async function lockAlert(trx: Transaction, id: string) {
  // Writes the row as it is, which makes the next one wait for this.
  const alert = await trx
    .updateTable('alerts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning(['id', 'slug', 'title', 'status', 'contestedAt', 'version'])
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return alert;
}
type Locked = Awaited<ReturnType<typeof lockAlert>>;
type Changes = { contestedAt: string | null } & Partial<Awaited<ReturnType<typeof takeOut>>>;

/**
 * « Contesté » from now on; what may be a person's own stands aside, unless
 * another dispute was dismissed lately. Answers whether it does.
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
  await unit.audit({
    action: 'contest',
    objectType: 'alerts',
    objectId: alert.id,
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
 * After an answer: what is private goes for good where the person was right,
 * from the texts too, and comes back once no dispute that suspends it is open.
 */
export async function settleAlert(
  unit: UnitOfWork,
  alert: Locked,
  upheld: boolean,
  by: string,
): Promise<void> {
  const { trx } = unit;
  const texts = upheld ? await takeOut(trx, alert.id) : {};
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

/** A new version of the record: what staff read before is no longer what stands there. */
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
