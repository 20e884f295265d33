import type { Step } from '../../../contract/steps.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { type Scope, tellCase } from '../scope.ts';
import { presentStep } from './present.ts';
import { stepOf } from './queries.ts';

/**
 * Ticks a step off with the day on which it was done, or back. The same day again changes nothing.
 * The report's version stays: nobody's edit of it becomes stale. Error: `not_found`.
 */
export function tick(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  doneOn: string | null,
  scope: Scope,
): Promise<Step> {
  return work(services, actor, async (unit) => {
    const before = await stepOf(unit.trx, id, scope);
    if (before.doneOn === doneOn) return presentStep(before);
    const { reportId, label, userId } = before;
    const doneBy = doneOn === null ? null : scope === 'staff' ? 'team' : 'owner';
    await unit.trx.updateTable('steps').set({ doneOn, doneBy }).where('id', '=', id).execute();
    await unit.audit(doneOn === null ? 'untick' : 'tick', 'reports', reportId, {
      before: { step: label, doneOn: before.doneOn },
      after: { step: label, doneOn },
    });
    tellCase(unit, { id: reportId, userId });
    return presentStep({ ...before, doneOn, doneBy });
  });
}
