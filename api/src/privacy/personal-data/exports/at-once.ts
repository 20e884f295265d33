import type { PersonalData } from '../../../../contract/personal-data.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { work } from '../../../platform/unit-of-work.ts';
import { personalDataOf } from '../collect.ts';

/**
 * Hands a person everything that is held on them, and writes that down.
 * Errors: `rate_limited`.
 */
export async function exportPersonalData(
  services: Services,
  actor: Actor & { id: string },
): Promise<PersonalData> {
  await services.limits.take('exportAccount', actor.id);
  const data = await personalDataOf(services, actor.id);
  await work(services, actor, (unit) => unit.audit('export', 'users', actor.id));
  return data;
}
