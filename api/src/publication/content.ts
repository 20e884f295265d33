import type { Db, Transaction } from '@parade/db';
import type { Publication } from '../../contract/publication.ts';
import { publishedSettings } from '../../contract/site-settings.ts';
import { presentAlert } from '../alerts/present.ts';
import { alertsToPublish } from '../alerts/queries.ts';
import { measure } from '../site-settings/measured.ts';
import { storedSettings } from '../site-settings/queries.ts';

export interface Content {
  publication: Publication;
  settingsVersion: number;
}

/** All that is public at this moment, with the measured figures of today. */
export async function currentContent(db: Db | Transaction, now: Date): Promise<Content> {
  const { settings, version } = await storedSettings(db);
  const { stats } = await measure(db, settings.stats, now);
  return {
    publication: {
      settings: publishedSettings.parse({ ...settings, stats }),
      alerts: (await alertsToPublish(db)).map(presentAlert),
    },
    settingsVersion: version,
  };
}
