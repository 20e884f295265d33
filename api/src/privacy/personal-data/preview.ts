import type { DbOrTrx } from '@parade/db';
import type { ErasurePreview } from '../../../contract/personal-data.ts';
import { blockersOf } from '../../platform/blockers.ts';
import type { Count, Person } from '../../platform/personal-data.ts';
import type { Ports } from '../../platform/ports.ts';
import { personOf } from './person.ts';

async function counts(
  { personalData }: Ports,
  of: 'kept' | 'counted',
  db: DbOrTrx,
  person: Person,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const part of personalData) {
    for (const [name, count] of Object.entries<Count>(part[of] ?? {})) {
      found[name] = await count(db, person);
    }
  }
  return found;
}

/** What the law keeps of a person, counted. */
export const keptCounts = async (ports: Ports, db: DbOrTrx, person: Person) =>
  (await counts(ports, 'kept', db, person)) as ErasurePreview['kept'];

/** What an erasure would take, what it would leave, and what stands in its way. */
export async function erasurePreviewOf(
  ports: Ports,
  db: DbOrTrx,
  userId: string,
): Promise<ErasurePreview> {
  const person = await personOf(db, userId);
  return {
    obstacles: await blockersOf(ports, db, userId),
    kept: await keptCounts(ports, db, person),
    erased: (await counts(ports, 'counted', db, person)) as ErasurePreview['erased'],
  };
}
