import type { DbOrTrx } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import type { PublicationStatus, TermsState } from '../../../contract/publication.ts';
import { isDemonstration, type SiteSettings } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { daysAfter } from '../../platform/paris-days.ts';

/** The terms promise thirty days (article 9), and the day of the announcement is none of them. */
const NOTICE_DAYS = 31;

export const termsStanding = (db: DbOrTrx, standing: 'in_force' | 'announced') =>
  db.selectFrom('terms_versions').selectAll().where('standing', '=', standing).executeTakeFirst();

/** What the site's build must know to show the terms that bind, whatever the texts say by now. */
export async function termsStateOf(
  { now }: Pick<Services, 'now'>,
  db: DbOrTrx,
  settings: SiteSettings,
): Promise<TermsState> {
  if (isDemonstration(settings)) return null;
  const today = parisDay(now());
  const announced = await termsStanding(db, 'announced');
  return {
    inForce: (await termsStanding(db, 'in_force')) ?? null,
    announced: announced ? { ...announced, isDue: announced.effectiveOn <= today } : null,
    earliestOn: daysAfter(today, NOTICE_DAYS),
  };
}

/** The announcement that runs, for the back office. */
export async function announcedTermsOf(db: DbOrTrx): Promise<PublicationStatus['announcedTerms']> {
  const row = await db
    .selectFrom('terms_versions')
    .innerJoin('notification_sendings', 'notification_sendings.id', 'terms_versions.sendingId')
    .select(['announcedAt', 'effectiveOn', 'done', 'total'])
    .where('standing', '=', 'announced')
    .$narrowType<{ announcedAt: string }>()
    .executeTakeFirst();
  return row ?? null;
}
