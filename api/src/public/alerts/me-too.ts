import { transact } from '@parade/db';
import { sql } from 'kysely';
import type { MeTooResult } from '../../../contract/alerts.ts';
import type { Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { pairOf } from '../../platform/rate-limits.ts';

interface Voice {
  /** The mark of the browser. */
  visitor: string;
  accountId: string | undefined;
  /** Where the request comes from. */
  address: string;
}

/**
 * « Moi aussi »: counts unless this visitor or this account has said it, or
 * too many at this address. Error: `not_found` also for what is not public.
 */
export async function sayMeToo(
  services: Services,
  alertId: string,
  voice: Voice,
): Promise<MeTooResult> {
  const pair = pairOf(alertId, voice.address);
  // Outside the transaction: the limit counts over a connection of its own.
  const allowed = await services.limits.allows('meTooPair', pair);
  const result = await say(services, alertId, voice, allowed);
  // Saying it again must not use up the limit of the household.
  if (!result.counted) await services.limits.giveBack('meTooPair', pair);
  return result;
}

/** Remembers visitor and account, so that signing in or out makes nobody two people. */
function say(
  { db, now }: Services,
  alertId: string,
  { visitor, accountId }: Voice,
  allowed: boolean,
): Promise<MeTooResult> {
  const marks = [`visitor:${sha256(visitor)}`, ...(accountId ? [`account:${accountId}`] : [])];
  return transact(db, async (trx) => {
    // Writing the row as it is locks it.
    const alert = await trx
      .updateTable('alerts')
      .set({ meTooCount: sql`"meTooCount"` })
      .where('id', '=', alertId)
      .where('status', '=', 'verified')
      .returning('meTooCount')
      .executeTakeFirstOrThrow(orRefuse('not_found'));
    if (!allowed) return { meeTooCount: alert.meTooCount, counted: false };

    const said = await trx
      .selectFrom('alert_me_toos')
      .select('mark')
      .where('alertId', '=', alertId)
      .where('mark', 'in', marks)
      .execute();
    const createdAt = now().toISOString();
    await trx
      .insertInto('alert_me_toos')
      .values(marks.map((mark) => ({ alertId, mark, createdAt })))
      .onConflict((c) => c.columns(['alertId', 'mark']).doNothing())
      .execute();
    if (said.length > 0) return { meeTooCount: alert.meTooCount, counted: false };

    const { meTooCount } = await trx
      .updateTable('alerts')
      .set({ meTooCount: sql`"meTooCount" + 1` })
      .where('id', '=', alertId)
      .returning('meTooCount')
      .executeTakeFirstOrThrow();
    return { meeTooCount: meTooCount, counted: true };
  });
}
