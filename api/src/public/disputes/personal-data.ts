import { sql } from 'kysely';
import { formatDateTime } from '../../../contract/dates.ts';
import { DISPUTE_STATUS_LABELS } from '../../../contract/disputes.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { ownedBy, type Person, type PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, moment, section } from '../../platform/personal-page.ts';

const STATUSES = { unconfirmed: 'À confirmer par e-mail', ...DISPUTE_STATUS_LABELS };

const aDispute = (d: PersonalData['disputes'][number]): Html =>
  facts([
    ['Alerte', d.alertTitle],
    ['Contestée le', formatDateTime(d.at)],
    ['État', STATUSES[d.status]],
    ['Votre message', d.message],
    ['Réponse', d.answer],
    ['Répondu le', moment(d.answeredAt)],
  ]);

/** What came from their address; from one that is not confirmed it may be a stranger's. */
const isTheirs = (person: Person) =>
  person.isEmailVerified === 1 ? ownedBy('disputes', person) : sql<boolean>`1 = 0`;

const erased = { email: '', message: '', answer: '' };

export const disputeData = {
  answers: {
    disputes: {
      erased,
      exported: {
        email: 'account.email',
        message: 'disputes.message',
        answer: 'disputes.answer',
      },
    },
  },
  async collect({ db }, person) {
    const disputes = await db
      .selectFrom('disputes')
      .innerJoin('alerts', 'alerts.id', 'disputes.alertId')
      .select(['disputes.createdAt as at', 'alerts.title as alertTitle'])
      .select(['alerts.slug as alertSlug', 'disputes.status', 'disputes.message'])
      .select(['disputes.answer', 'disputes.answeredAt'])
      .where(isTheirs(person))
      .orderBy('disputes.id', 'desc')
      .execute();
    return { disputes };
  },
  page: {
    disputes: (all) => section('Contestations d’alertes', all.map(aDispute), 'Aucune.'),
  },
  async objects(db, person) {
    const rows = await db
      .selectFrom('disputes')
      .select('id')
      .where(isTheirs(person))
      .where('status', '<>', 'open')
      .execute();
    return rows.map(({ id }) => id);
  },
  /** One that is open awaits its answer, which goes to its address. */
  async erase(_services, { trx }, person) {
    await trx
      .deleteFrom('disputes')
      .where(isTheirs(person))
      .where('status', '=', 'unconfirmed')
      .execute();
    await trx
      .updateTable('disputes')
      .set(erased)
      .where(isTheirs(person))
      .where('status', 'in', ['upheld', 'dismissed'])
      .execute();
  },
} satisfies PersonalPart;
