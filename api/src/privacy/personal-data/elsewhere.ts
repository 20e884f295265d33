import type { Db } from '@parade/db';
import { centsToEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';

type Elsewhere = Pick<PersonalData, 'meToos' | 'mails' | 'proposedAmounts' | 'disputes'>;
type Account = PersonalData['account'];

/** What is held on a person where no page of theirs shows it. Names nobody of the team. */
export async function heldElsewhere(db: Db, account: Account): Promise<Elsewhere> {
  const meToos = await db
    .selectFrom('alert_me_toos')
    .innerJoin('alerts', 'alerts.id', 'alert_me_toos.alertId')
    .select(['alert_me_toos.createdAt as at', 'alerts.title as alertTitle'])
    .select('alerts.slug as alertSlug')
    .where('alert_me_toos.mark', '=', `account:${account.uid}`)
    .orderBy('at', 'desc')
    .orderBy('alerts.id', 'desc')
    .execute();
  const proposed = await db
    .selectFrom('recovered_amounts')
    .select(['proposedAt as at', 'changeCents'])
    .where('userId', '=', account.uid)
    .where('status', '=', 'proposed')
    .orderBy('id', 'desc')
    .execute();
  return {
    meToos,
    mails: await mailsOf(db, account),
    proposedAmounts: proposed.map(({ at, changeCents }) => ({
      at,
      amount: centsToEuros(changeCents),
    })),
    disputes: await disputesOf(db, account),
  };
}

/** The team tells each other by name who may manage the money. */
const NAMES_COLLEAGUE = /^.+ (peut désormais gérer|ne gère plus) l’argent$/su;

/** An address that nobody has confirmed may be somebody else's, who was written to before. */
async function mailsOf(db: Db, { email, isEmailVerified, createdAt }: Account) {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['createdAt as at', 'subject', 'sentAt'])
    .where('to', '=', email)
    .where('createdAt', '>=', isEmailVerified ? '' : createdAt)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    subject: row.subject.replace(NAMES_COLLEAGUE, 'Un membre de l’équipe $1 l’argent'),
  }));
}

async function disputesOf(db: Db, { email, isEmailVerified }: Account) {
  if (!isEmailVerified) return [];
  return db
    .selectFrom('disputes')
    .innerJoin('alerts', 'alerts.id', 'disputes.alertId')
    .select(['disputes.createdAt as at', 'alerts.title as alertTitle'])
    .select(['alerts.slug as alertSlug', 'disputes.status', 'disputes.message'])
    .select(['disputes.answer', 'disputes.answeredAt'])
    .where('disputes.email', '=', email)
    .orderBy('disputes.id', 'desc')
    .execute();
}
