import type { Transaction } from '@parade/db';
import type { Services } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { ALERT_ROW } from './list.ts';

type Source = Services['db'] | Transaction;
export type AlertDetail = Awaited<ReturnType<typeof alertDetail>>;

/** A whole alert, whatever its status, with all its indicators. Error: `not_found`. */
export async function alertDetail(db: Source, id: string) {
  const alert = await db
    .selectFrom('alerts')
    .select(ALERT_ROW)
    .select(['alerts.description', 'alerts.perpetratorInfo', 'alerts.reportId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!alert) throw new AppError('not_found');
  const indicators = await db
    .selectFrom('alert_indicators')
    .select(['id', 'kind', 'value', 'display', 'suspendedAt'])
    .where('alertId', '=', id)
    .orderBy('id')
    .execute();
  return { ...alert, indicators };
}
