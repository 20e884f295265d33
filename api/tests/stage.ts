import { setBalance } from './features/ledger.ts';
import { configure, openTransfers } from './features/payments.ts';
import type { Stage } from './fixture.ts';
import { accepted } from './making.ts';
import { createWorld, type World } from './testing.ts';

/** How often something is asked is tested elsewhere. */
function withoutLimits({ services }: World): void {
  services.limits.take = async () => {};
  services.limits.allows = async () => true;
}

export async function setStage(): Promise<Stage> {
  const [world, unused] = [await createWorld(), await createWorld()];
  for (const each of [world, unused]) withoutLimits(each);
  const owner = await world.client({ phone: '06 39 98 12 34' });
  const other = await world.client({ name: 'Noé Vidal' });
  const bystander = await world.client({ name: 'Inès Roche' });
  const boss = await world.staff();
  // While there is no colleague, no second person is asked for.
  accepted(await setBalance(boss, owner, 100_000));
  const colleague = await world.staff();
  await configure(world.db, 'bitcoin');
  await openTransfers(world.db);
  return { world, unused, owner, other, bystander, boss, colleague };
}

export async function clearStage({ world, unused }: Stage): Promise<void> {
  await Promise.all([world.end(), unused.end()]);
}
