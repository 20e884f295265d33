import type { AdminAlert, AdminAlertRow } from '../../../../contract/alerts-admin.ts';
import { centsToEuros } from '../../../../contract/money.ts';
import type { AlertDetail } from './detail.ts';
import type { AdminAlertRecord } from './list.ts';

/** What leaves about an alert, for staff: an allow-list. */
export function presentAlertRow(a: AdminAlertRecord): AdminAlertRow {
  return {
    id: a.id,
    slug: a.slug,
    title: a.title,
    fraudType: a.fraudType as AdminAlertRow['fraudType'],
    country: a.country as AdminAlertRow['country'],
    region: a.region,
    amount: centsToEuros(a.amountCents),
    dateOfFraud: a.dateOfFraud,
    meeTooCount: a.meTooCount,
    status: a.status,
    contested: a.contestedAt !== null,
    source: a.source as AdminAlertRow['source'],
    createdAt: a.createdAt,
    updatedAt: a.updatedAt,
    version: a.version,
  };
}

export function presentAdminAlert(
  a: AlertDetail,
  { removed, possibleNames, alike }: Pick<AdminAlert, 'removed' | 'possibleNames' | 'alike'>,
): AdminAlert {
  return {
    ...presentAlertRow(a),
    description: a.description,
    perpetratorInfo: a.perpetratorInfo,
    indicators: a.indicators.map(({ kind, value, display, suspendedAt }) => ({
      kind,
      value,
      display,
      suspended: suspendedAt !== null,
    })),
    contestedAt: a.contestedAt,
    reportId: a.reportId,
    removed,
    possibleNames,
    alike: alike.map(({ id, title }) => ({ id, title })),
  };
}
