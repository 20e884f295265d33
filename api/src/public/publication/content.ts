import type { DbOrTrx } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { datedSince } from '../../../contract/legal-pages.ts';
import { DEFAULT_LIMIT } from '../../../contract/pagination.ts';
import type { Publication } from '../../../contract/publication.ts';
import {
  isDemonstration,
  publishedSettings,
  type SiteSettings,
} from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { firstShownOn } from '../../platform/settings/first-shown.ts';
import { openedAt, storedSettings } from '../../platform/settings/read.ts';
import { cursorOf } from '../alerts/list.ts';
import { presentAlert } from '../alerts/present.ts';
import { alertsToPublish } from '../alerts/queries.ts';
import { readStatistics } from '../alerts/stats.ts';
import { measure } from '../site-settings/measure.ts';
import { termsStateOf } from './terms.ts';

export interface Content {
  publication: Publication;
  settingsVersion: number;
}

/** What the site would say with these settings and the measured figures of today. */
export async function publicationOf(
  services: Services,
  db: DbOrTrx,
  settings: SiteSettings,
): Promise<Publication> {
  const { ports, now } = services;
  const { stats } = await measure(ports.measures, db, await openedAt(db), settings.stats, now());
  const legalPages = datedSince(settings.legalPages, await firstShownOn(db, now()));
  const alerts = await alertsToPublish(db);
  const last = alerts.length > DEFAULT_LIMIT ? alerts[DEFAULT_LIMIT - 1] : undefined;
  const published = publishedSettings.parse({ ...settings, stats, legalPages });
  return {
    settings: published,
    alerts: alerts.map(presentAlert),
    stats: await readStatistics(db),
    nextCursor: last ? cursorOf(last, 'recent') : null,
    terms: await termsStateOf(services, db, settings),
    price: await ports.publicPrice(db),
    losses: isDemonstration(published)
      ? null
      : await ports.lossFigures(db, await openedAt(db), parisDay(now())),
  };
}

/** All that is public at this moment, as `db` sees it. */
export async function currentContent(
  services: Services,
  db: DbOrTrx = services.db,
): Promise<Content> {
  const { settings, version } = await storedSettings(db);
  return { publication: await publicationOf(services, db, settings), settingsVersion: version };
}
