import type { PublicAlert } from '../../../contract/alerts.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { AlertRecord } from './queries.ts';
import { HIDDEN_MEANWHILE, withoutDisplays } from './without-displays.ts';

/**
 * What leaves about a public alert, for everybody: an allow-list. Suspended
 * indicators are taken out of the texts too.
 */
export function presentAlert(a: AlertRecord): PublicAlert {
  const shown = (text: string) => withoutDisplays(text, a.suspended, HIDDEN_MEANWHILE);
  return {
    id: a.id,
    slug: a.slug,
    title: shown(a.title),
    description: shown(a.description),
    fraudType: a.fraudType as PublicAlert['fraudType'],
    amount: centsToEuros(a.amountCents),
    dateOfFraud: a.dateOfFraud,
    perpetratorInfo: shown(a.perpetratorInfo),
    createdAt: a.createdAt,
    meeTooCount: a.meTooCount,
    country: a.country as PublicAlert['country'],
    region: shown(a.region),
    reporterId: a.reporterId,
    status: 'verified',
    contested: a.contestedAt !== null,
    checkedOn: a.checkedOn,
    checkedHow: a.checkedHow as PublicAlert['checkedHow'],
    indicators: a.indicators,
  };
}
