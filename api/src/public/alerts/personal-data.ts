import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { deleteOwned, ownedBy, type PersonalPart, withheld } from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';

/** What the team made of a report goes with it (`forget-reports.ts`). */
const DRAFT = {
  erased: 'rows',
  exported: withheld('A draft of the team; the report that it was made from is there.'),
} as const;

const aMeToo = (m: PersonalData['meToos'][number]): Html =>
  facts([[formatDateTime(m.at), m.alertTitle]]);

export const alertData = {
  answers: {
    alerts: DRAFT,
    alert_indicators: DRAFT,
    alert_me_toos: { erased: 'rows', exported: {} },
  },
  async collect({ db }, person) {
    const meToos = await db
      .selectFrom('alert_me_toos')
      .innerJoin('alerts', 'alerts.id', 'alert_me_toos.alertId')
      .select(['alert_me_toos.createdAt as at', 'alerts.title as alertTitle'])
      .select('alerts.slug as alertSlug')
      .where(ownedBy('alert_me_toos', person))
      .orderBy('at', 'desc')
      .orderBy('alerts.id', 'desc')
      .execute();
    return { meToos };
  },
  page: {
    meToos: (all) =>
      section('Alertes marquées «\u00a0Moi aussi\u00a0»', all.map(aMeToo), 'Aucune.'),
  },
  erase: (_services, { trx }, person) => deleteOwned(trx, person, 'alert_me_toos'),
} satisfies PersonalPart;
