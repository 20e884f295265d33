import type { Db } from '@parade/db';
import { countOf } from '../count.ts';
import { daysBefore } from '../paris-days.ts';
import type { Probe, Reading } from '../ports.ts';

/** So many that a single wrong address is no alarm. */
const ENOUGH = 20;
const EXPECTED = 0.95;
/** How long a mail may be put off before it counts as not delivered, in ms: some servers ask for that. */
const PATIENCE = 3_600_000;

/** Of the last 24 hours. What waits after a try in vain is given up only days later: it counts as well. */
async function delivered(db: Db, now: Date): Promise<Reading | undefined> {
  const since = daysBefore(now, 1).toISOString();
  // What was written for nobody was never tried.
  const mails = db.selectFrom('mail_outbox').where('attempts', '>', 0);
  const sent = await countOf(mails.where('sentAt', '>=', since));
  const unsent = mails.where('sentAt', 'is', null);
  const failed = await countOf(unsent.where('failedAt', '>=', since));
  const stuck = await countOf(
    unsent
      .where('failedAt', 'is', null)
      .where('lastError', 'is not', null)
      .where('createdAt', '>=', since)
      .where('createdAt', '<', new Date(now.getTime() - PATIENCE).toISOString()),
  );
  const all = sent + failed + stuck;
  return all < ENOUGH ? undefined : { value: sent / all, min: EXPECTED };
}

export const mailsDelivered: Probe = {
  name: 'mails_delivered',
  label: 'E-mails remis en 24\u00a0heures',
  unit: 'share',
  measure: delivered,
};
