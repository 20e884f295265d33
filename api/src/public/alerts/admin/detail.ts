import type { DbOrTrx } from '@parade/db';
import { orRefuse } from '../../../platform/errors.ts';
import { ALERT_ROW } from './list.ts';

export type AlertDetail = Awaited<ReturnType<typeof alertDetail>>;

/** A whole alert, whatever its status, with all its indicators. Error: `not_found`. */
export async function alertDetail(db: DbOrTrx, id: string) {
  const alert = await db
    .selectFrom('alerts')
    .select(ALERT_ROW)
    .select(['alerts.description', 'alerts.perpetratorInfo', 'alerts.reportId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const indicators = await db
    .selectFrom('alert_indicators')
    .select(['id', 'kind', 'value', 'display', 'suspendedAt'])
    .where('alertId', '=', id)
    .orderBy('id')
    .execute();
  return { ...alert, indicators };
}
