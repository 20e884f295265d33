import { refuseLowStorage, storedBytes } from '../../../people/documents/quota.ts';
import type { Services } from '../../../platform/context.ts';

/** What the texts of an export take at most beside its files, as a rule: they are compressed. */
const TEXTS = 500_000;

/** Refuses an export that the store has no room for: everything that the account stored, once more. Error: `storage_low`. */
export async function refuseWithoutRoom(services: Services, userId: string): Promise<void> {
  await refuseLowStorage(services, (await storedBytes(services.db, userId)) + TEXTS);
}
