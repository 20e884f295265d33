import type { DbOrTrx } from '@parade/db';
import { z } from 'zod';

/** By how much a person's balance changes, and why. */
export const balanceDifference = z.object({
  userId: z.string(),
  reportId: z.string().nullable(),
  changeCents: z.number().int(),
  /** It was paid to the person by whoever owed it, and moves no balance. */
  paidDirectly: z.boolean().default(false),
  reason: z.string(),
  reference: z.string(),
});
export type BalanceDifference = z.infer<typeof balanceDifference>;

export const objectOf = (userId: string): string => `recovered-amounts/${userId}`;

/** What waits for a second person to add to or take from somebody's balance. */
export async function proposedChanges(db: DbOrTrx, userId: string) {
  const rows = await db
    .selectFrom('approvals')
    .select(['proposedAt as at', 'input'])
    .where('object', '=', objectOf(userId))
    .where('status', '=', 'proposed')
    .execute();
  return rows.map(({ at, input }) => ({ at, ...balanceDifference.parse(JSON.parse(input)) }));
}
