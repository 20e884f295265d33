import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { applyStored, kindOf } from './apply.ts';
import { publishApprovals } from './live.ts';
import { mailDecision } from './mails.ts';
import { hasSecond } from './propose.ts';

/**
 * Applies what a team of one proposed a day ago. Where somebody joined
 * meanwhile it waits for them; what cannot be applied any more is rejected.
 * Each in a transaction of its own; one of several processes does it.
 */
export async function applyDue(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom('approvals')
    .selectAll()
    .where('status', '=', 'proposed')
    .where('dueAt', '<=', services.now().toISOString())
    .orderBy('dueAt')
    .execute();
  for (const row of due) {
    const { permission } = kindOf(services, row.kind);
    const close = (status: 'confirmed' | 'rejected') =>
      work(services, SYSTEM, async (unit) => {
        const { trx, at } = unit;
        const second = await hasSecond(trx, permission, row.proposedBy);
        const mine = await trx
          .updateTable('approvals')
          .set(second ? { dueAt: null } : { status, decidedAt: at })
          .where('id', '=', row.id)
          .where('status', '=', 'proposed')
          .executeTakeFirstOrThrow();
        if (mine.numUpdatedRows === 0n) return;
        publishApprovals(unit, permission);
        if (second) return;
        const action = status === 'confirmed' ? 'confirm' : 'reject';
        await unit.audit(action, 'approvals', row.id, { after: { title: row.title } });
        if (status === 'confirmed') await applyStored(services, unit, row, null);
        await mailDecision(services, unit, permission, { ...row, by: null, done: status });
      });
    try {
      await close('confirmed');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await close('rejected');
    }
  }
}
