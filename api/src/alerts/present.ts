import type { PublicAlert } from '../../contract/alerts.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { AlertRecord } from './queries.ts';

/** What leaves about a public alert, for everybody: an allow-list. */
export function presentAlert(a: AlertRecord): PublicAlert {
  return {
    id: a.id,
    slug: a.slug,
    title: a.title,
    description: a.description,
    fraudType: a.fraudType as PublicAlert['fraudType'],
    amount: centsToEuros(a.amountCents),
    dateOfFraud: a.dateOfFraud,
    perpetratorInfo: a.perpetratorInfo,
    createdAt: a.createdAt,
    meeTooCount: a.meTooCount,
    country: a.country as PublicAlert['country'],
    region: a.region,
    reporterId: a.reporterId,
    status: 'verified',
    contested: a.contestedAt !== null,
    indicators: a.indicators,
  };
}
