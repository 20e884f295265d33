import type { DbOrTrx } from '@parade/db';
import { DISPUTE_REST_DAYS } from '../../../contract/disputes.ts';
import { instantAfter } from '../../platform/paris-days.ts';

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
    .where('answeredAt', '>', instantAfter(at, -DISPUTE_REST_DAYS))
    .orderBy('answeredAt', 'desc')
    .executeTakeFirst();
  return found?.answeredAt ?? null;
}
