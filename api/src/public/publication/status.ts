import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { PublicationRow, PublicationStatus } from '../../../contract/publication.ts';
import { isDemonstration, publishedSettings } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { storedSettings } from '../../platform/settings/read.ts';
import { announcedTermsOf } from './terms.ts';

const RECENT = 10;
const COLUMNS = [
  'id',
  'state',
  'cause',
  'requestedAt',
  'requestedBy',
  'startedAt',
  'finishedAt',
  'settingsVersion',
  'problem',
] as const;

const recentOnes = (db: DbOrTrx) =>
  db.selectFrom('publications').select(COLUMNS).orderBy('id', 'desc').limit(sql.lit(RECENT));
type Row = Awaited<ReturnType<ReturnType<typeof recentOnes>['execute']>>[number];

function present(row: Row): PublicationRow {
  const { requestedBy: by, startedAt, finishedAt, ...rest } = row;
  const durationMs =
    startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null;
  return { ...rest, by, finishedAt, durationMs };
}

/** What is online, what is under way and what went wrong. */
export async function publicationStatusOf({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<PublicationStatus> {
  const recent = await recentOnes(db).execute();
  const current = await recentOnes(db).where('state', '=', 'published').executeTakeFirst();
  const { settings, version } = await storedSettings(db);
  return {
    current: current ? present(current) : null,
    recent: recent.map(present),
    settingsVersion: version,
    isDemonstration: isDemonstration(publishedSettings.parse(settings)),
    announcedTerms: await announcedTermsOf(db),
    outside: env.sitePublishHook !== undefined,
  };
}
