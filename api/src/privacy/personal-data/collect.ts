import { type PersonalData, personalData } from '../../../contract/personal-data.ts';
import type { Services } from '../../platform/context.ts';
import { personOf } from './person.ts';

/** Everything that is held on a person, in the order of the contract. Errors: `not_found`. */
export async function personalDataOf(services: Services, userId: string): Promise<PersonalData> {
  const person = await personOf(services.db, userId);
  const found: Partial<PersonalData> = { exportedAt: services.now().toISOString() };
  for (const { collect } of services.ports.personalData) {
    Object.assign(found, await collect?.(services, person));
  }
  const names = Object.keys(personalData.shape) as (keyof PersonalData)[];
  return Object.fromEntries(names.map((name) => [name, found[name]])) as PersonalData;
}
