import { isUnavailable } from '@parade/db';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { applyStored, toldOf } from './apply.ts';
import { publishApproval } from './live.ts';
import { mailDecision, mailRenewal } from './mails.ts';
import { hoursAfter } from './propose.ts';
import { hasSecond, holdersFirst, neededFor, stored } from './team.ts';

/** How late an hour may be noticed. A restored backup, or a server that slept, brings older ones. */
const LATE_MS = 10 * 60_000;

/**
 * Applies what a team of one proposed a day ago. Where somebody joined
 * meanwhile it waits for them; what cannot be applied any more is rejected; an
 * hour that nobody watched pass does not count, and a new day begins. Each in a
 * transaction of its own; one of several processes does it.
 */
export async function applyDue(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('approvals')
    .select(['id', 'dueAt'])
    .where('status', '=', 'proposed')
    .where('dueAt', '<=', services.now().toISOString())
    .orderBy('dueAt')
    .execute();
  for (const { id, dueAt } of due) {
    const isLate = services.now().getTime() - Date.parse(dueAt ?? '') > LATE_MS;
    try {
      await settle(services, id, isLate ? 'renewed' : 'confirmed');
    } catch (error) {
      if (isUnavailable(error)) throw error;
      // One that an older version stored, or of a kind that is gone, must not keep the others waiting.
      if (!(error instanceof AppError)) {
        services.log.error({ approvalId: id, error: String(error) }, 'approval cannot be applied');
      }
      await settle(services, id, 'rejected');
    }
  }
}

type Outcome = 'confirmed' | 'rejected' | 'renewed';

const settle = (services: Services, id: string, outcome: Outcome): Promise<void> =>
  work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const row = await trx
      .selectFrom('approvals')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const kind = toldOf(services, row.kind);
    const concerned = row.userId === null ? [row.proposedBy] : [row.proposedBy, row.userId];
    const needs = await holdersFirst(trx, neededFor(row.permissions), concerned);
    const permissions = stored(needs);
    const second = await hasSecond(trx, needs, concerned);
    const dueAt = second ? null : hoursAfter(at);
    const isOver = !second && outcome !== 'renewed';
    const mine = await trx
      .updateTable('approvals')
      .set(isOver ? { status: outcome, decidedAt: at } : { dueAt, permissions })
      .where('id', '=', id)
      .where('status', '=', 'proposed')
      .where('dueAt', '=', row.dueAt)
      .executeTakeFirstOrThrow();
    if (mine.numUpdatedRows === 0n) return;
    publishApproval(unit, row);
    if (!isOver) {
      publishApproval(unit, { ...row, dueAt, permissions });
      await unit.audit('renew', 'approvals', id, { after: { title: row.title } });
      return mailRenewal(services, unit, kind, { ...row, dueAt, permissions });
    }
    await unit.audit(outcome === 'confirmed' ? 'confirm' : 'reject', 'approvals', id, {
      after: { title: row.title },
    });
    if (outcome === 'confirmed') await applyStored(services, unit, row, null);
    await mailDecision(services, unit, kind, { ...row, by: null, done: outcome, reason: null });
  });
