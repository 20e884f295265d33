import {
  type AdminAlert,
  type AdminAlertRow,
  adminAlert,
  adminAlertRow,
} from '../../../../contract/alerts-admin.ts';
import { centsToEuros } from '../../../../contract/money.ts';
import { allowed } from '../../../platform/allowed.ts';
import type { AlertDetail } from './detail.ts';
import type { AdminAlertRecord } from './list.ts';

/** What leaves about an alert, for staff. */
export const presentAlertRow = (a: AdminAlertRecord): AdminAlertRow =>
  allowed(adminAlertRow, {
    ...a,
    fraudType: a.fraudType as AdminAlertRow['fraudType'],
    country: a.country as AdminAlertRow['country'],
    source: a.source as AdminAlertRow['source'],
    amount: centsToEuros(a.amountCents),
    meeTooCount: a.meTooCount,
    contested: a.contestedAt !== null,
  });

export const presentAdminAlert = (
  a: AlertDetail,
  { removed, possibleNames, alike }: Pick<AdminAlert, 'removed' | 'possibleNames' | 'alike'>,
): AdminAlert =>
  allowed(adminAlert, {
    ...a,
    ...presentAlertRow(a),
    indicators: a.indicators.map(({ kind, value, display, suspendedAt }) => ({
      kind,
      value,
      display,
      suspended: suspendedAt !== null,
    })),
    removed,
    possibleNames,
    alike: alike.map(({ id, title }) => ({ id, title })),
  });
