import type { DbOrTrx } from '@parade/db';
import type { CheckWay } from '../../../../contract/check-ways.ts';
import { orRefuse } from '../../../platform/errors.ts';
import { ALERT_ROW } from './list.ts';

export type AlertDetail = Awaited<ReturnType<typeof alertDetail>>;

/** A whole alert, whatever its status, with all its indicators. Error: `not_found`. */
export async function alertDetail(db: DbOrTrx, id: string) {
  const alert = await db
    .selectFrom('alerts')
    .select(ALERT_ROW)
    .select(['alerts.description', 'alerts.perpetratorInfo', 'alerts.reportId'])
    .select(['checkedHow', 'checkedWith', 'checkedOn', 'checkedById', 'checkedByName'])
    .$narrowType<{ checkedHow: CheckWay | null }>()
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

/** As many as one reads before a decision. */
const MAX_ALIKE = 10;

/** Published alerts that share an indicator with this one, newest first; a firm's name alone is no sign. */
export const alikeTo = (db: DbOrTrx, id: string): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('alerts')
    .select(['alerts.id', 'alerts.title'])
    .where('alerts.status', '=', 'verified')
    .where('alerts.id', '<>', id)
    .where('alerts.id', 'in', (e) =>
      e
        .selectFrom('alert_indicators as own')
        .innerJoin('alert_indicators as other', (join) =>
          join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
        )
        .select('other.alertId')
        .where('own.alertId', '=', id)
        .where('own.kind', '<>', 'company'),
    )
    .orderBy('alerts.position', 'desc')
    .limit(MAX_ALIKE)
    .execute();
