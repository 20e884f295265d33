import type { CasePlan } from '../../../contract/steps.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { work } from '../../platform/unit-of-work.ts';
import { tellCase } from '../scope.ts';
import { presentPlan } from './present.ts';
import { planOf } from './queries.ts';

/** Switches the reminders of one's case on or off. Error: `not_found`. */
export function setReminders(
  services: Services,
  actor: Actor & { id: string },
  reportId: string,
  wanted: boolean,
): Promise<CasePlan> {
  return work(services, actor, async (unit) => {
    const before = await planOf(unit.trx, reportId, { ownerId: actor.id });
    const reminders = wanted ? 1 : 0;
    if (before.reminders !== reminders) {
      await unit.trx.updateTable('reports').set({ reminders }).where('id', '=', reportId).execute();
      await unit.audit('update', 'reports', reportId, {
        before: { reminders: !wanted },
        after: { reminders: wanted },
      });
      tellCase(unit, { id: reportId, userId: actor.id });
    }
    return presentPlan({ ...before, reminders });
  });
}
