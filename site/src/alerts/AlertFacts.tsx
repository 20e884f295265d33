import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { CHECK_WAYS } from '@parade/api/contract/check-ways.ts';
import { formatCalendarDay, formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';

/** What it cost, when and where, and the day of publication, by which « newest first » goes. */
export function AlertFacts({ alert }: { alert: PublicAlert }) {
  return (
    <dl className="alert-facts">
      <div>
        <dt>Préjudice</dt>
        <dd className="nowrap">{formatEuros(alert.amount)}</dd>
      </div>
      <div>
        <dt>Date des faits</dt>
        <dd className="nowrap">
          <time dateTime={alert.dateOfFraud}>{formatCalendarDay(alert.dateOfFraud)}</time>
        </dd>
      </div>
      <div>
        <dt>Pays</dt>
        <dd>{[alert.region, alert.country].filter(Boolean).join(', ')}</dd>
      </div>
      <div>
        <dt>Publiée le</dt>
        <dd className="nowrap">
          <time dateTime={alert.createdAt}>{formatDate(alert.createdAt)}</time>
        </dd>
      </div>
      {alert.checkedOn && alert.checkedHow && (
        <div className="wide">
          <dt>Vérifiée</dt>
          <dd>
            le <time dateTime={alert.checkedOn}>{formatCalendarDay(alert.checkedOn)}</time>, d’après{' '}
            {CHECK_WAYS[alert.checkedHow]}
          </dd>
        </div>
      )}
    </dl>
  );
}
