import { type ALERT_FRAUD_TYPES, ALERT_TYPE_OF_REPORT } from '../../../../contract/alerts.ts';
import type { AdminAlert } from '../../../../contract/alerts-admin.ts';
import { centsToEuros } from '../../../../contract/money.ts';
import type { Permissions } from '../../../../contract/staff.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { work } from '../../../platform/unit-of-work.ts';
import { namedIn } from '../admin/content.ts';
import { insertAlert } from '../admin/create.ts';
import { readAdminAlert } from '../admin/read.ts';
import { ownThings } from '../own.ts';
import { redact } from './redact.ts';
import { findReport } from './report.ts';

const typeOf = (reported: string): (typeof ALERT_FRAUD_TYPES)[number] =>
  Object.hasOwn(ALERT_TYPE_OF_REPORT, reported)
    ? ALERT_TYPE_OF_REPORT[reported as keyof typeof ALERT_TYPE_OF_REPORT]
    : 'Autre';

interface Made {
  alert: AdminAlert;
  /** False where the report had one already: two clicks make one alert. */
  created: boolean;
}

/**
 * A pending alert from a report, without its victim. Errors:
 * `permission_denied` for who may not read reports; `not_found`.
 */
export async function createFromReport(
  services: Services,
  actor: Actor & { id: string },
  may: Permissions,
  reportId: string,
): Promise<Made> {
  if (!may.manageReports) throw new AppError('permission_denied');
  const { id, created } = await work(services, actor, async (unit) => {
    const { trx } = unit;
    // Writing the row as it is locks it, so that a second click waits.
    await trx
      .updateTable('reports')
      .set((e) => ({ version: e.ref('version') }))
      .where('id', '=', reportId)
      .execute();
    const report = await findReport(trx, reportId);
    if (!report) throw new AppError('not_found');
    const there = await trx
      .selectFrom('alerts')
      .select('id')
      .where('reportId', '=', reportId)
      .where('status', '!=', 'rejected')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (there) return { id: there.id, created: false };

    const { title, description, perpetratorInfo } = redact(report.story, report.victim);
    const fields = {
      title,
      description,
      perpetratorInfo,
      fraudType: typeOf(report.fraudType),
      country: 'France',
      region: '',
      amount: centsToEuros(report.amountCents ?? 0),
      dateOfFraud: report.date,
      // What is left of the contact is the scammer's own.
      indicators: namedIn(perpetratorInfo, await ownThings(services, trx)),
    } as const;
    return { id: await insertAlert(services, unit, fields, 'report', reportId), created: true };
  });
  return { alert: await readAdminAlert(services.db, id, may), created };
}
