import type { DbOrTrx } from '@parade/db';
import { DISPUTE_REST_DAYS } from '../../../contract/disputes.ts';

const REST_MS = DISPUTE_REST_DAYS * 24 * 3_600_000;

/**
 * When a dispute about this alert was last dismissed, at most 90 days before
 * `at`; null for none. Whoever disputes it then is heard like anybody, but
 * nothing is suspended before staff decide: otherwise one address after the
 * other would keep a scammer's number hidden for good.
 */
export async function dismissedBefore(
  db: DbOrTrx,
  alertId: string,
  at: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('disputes')
    .select('answeredAt')
    .where('alertId', '=', alertId)
    .where('status', '=', 'dismissed')
    .where('answeredAt', '<', at)
    .where('answeredAt', '>', new Date(Date.parse(at) - REST_MS).toISOString())
    .orderBy('answeredAt', 'desc')
    .executeTakeFirst();
  return found?.answeredAt ?? null;
}
