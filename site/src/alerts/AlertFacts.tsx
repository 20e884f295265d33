import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { formatCalendarDay, formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';

interface Props {
  alert: PublicAlert;
  /** With the day on which it was published. */
  dated?: boolean;
}

/** What it cost, when and where. */
export function AlertFacts({ alert, dated = false }: Props) {
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
      {dated && (
        <div>
          <dt>Publiée le</dt>
          <dd className="nowrap">
            <time dateTime={alert.createdAt}>{formatDate(alert.createdAt)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}
