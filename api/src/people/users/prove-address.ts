import type { Tables } from '@parade/db';
import type { Updateable } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { changeUser } from './client.ts';

/** Whose address is proven, as they stood before. */
interface Proving {
  id: string;
  name: string;
  email: string;
  isEmailVerified: number;
}

/**
 * Marks an address as proven, and hands over what no mail could carry until then; with `columns`
 * that change at the same time.
 */
export async function proveAddress(
  services: Services,
  unit: UnitOfWork,
  { id, name, email, isEmailVerified }: Proving,
  columns: Updateable<Tables['users']> = {},
): Promise<void> {
  await changeUser(unit, id, { ...columns, isEmailVerified: 1 });
  if (isEmailVerified === 1) return;
  const person = { id, name, email, isEmailVerified: 1 };
  for (const handOver of services.ports.handOvers) await handOver(services, unit, person);
}
