import { refuseWhileMoneyIsLeft } from '../../platform/blockers.ts';
import type { Services } from '../../platform/context.ts';
import type { UserFact } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetAuthor } from './forget-author.ts';
import { personOf } from './person.ts';

/**
 * Erases an account: what is left is a number for what the law keeps. What has
 * a period of its own (reports, identity papers) goes only `withItsPeriods`.
 * Answers what the journal says of it. Errors: `balance_left`.
 */
export async function eraseAccount(
  services: Services,
  unit: UnitOfWork,
  id: string,
  withItsPeriods = false,
): Promise<Partial<Record<UserFact, number>>> {
  const { trx } = unit;
  const parts = services.ports.personalData;
  await refuseWhileMoneyIsLeft(services.ports, trx, id);
  const person = await personOf(trx, id);
  const objects = [id];
  for (const part of parts) objects.push(...((await part.objects?.(trx, person)) ?? []));

  const facts: Partial<Record<UserFact, number>> = {};
  const account = parts.filter(({ hasOwnPeriod }) => !hasOwnPeriod);
  const others = withItsPeriods ? parts.filter(({ hasOwnPeriod }) => hasOwnPeriod) : [];
  for (const part of [...account, ...others]) {
    Object.assign(facts, await part.erase?.(services, unit, person, objects));
  }
  await forgetAuthor(trx, person);
  return facts;
}
