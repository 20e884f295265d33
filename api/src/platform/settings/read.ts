import type { DbOrTrx } from '@parade/db';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../../../contract/site-settings.ts';
import { readDocument } from './read-document.ts';

interface StoredSettings {
  settings: SiteSettings;
  /** 0 until an editor saves. */
  version: number;
}

// The last document is kept parsed: it changes seldom and is read often.
let known: { document: string; settings: SiteSettings } | undefined;

/** What an editor saved over the defaults. */
export async function storedSettings(db: DbOrTrx): Promise<StoredSettings> {
  const row = await db
    .selectFrom('site_settings')
    .select(['document', 'version'])
    .where('id', '=', 'main')
    .executeTakeFirst();
  if (!row) {
    known = undefined;
    return { settings: DEFAULT_SITE_SETTINGS, version: 0 };
  }
  if (known?.document !== row.document) {
    known = { document: row.document, settings: readDocument(row.document) };
  }
  return { settings: known.settings, version: row.version };
}

/** The settings in force. */
export async function currentSettings(db: DbOrTrx): Promise<SiteSettings> {
  return (await storedSettings(db)).settings;
}

/** All settings that were in force at some moment since an instant (ISO-8601 UTC), those of now among them. */
export async function settingsSince(db: DbOrTrx, since: string): Promise<SiteSettings[]> {
  const saves = db.selectFrom('site_settings_history').select('document');
  const newer = await saves.where('at', '>', since).execute();
  const standing = await saves
    .where('at', '<=', since)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [
    await currentSettings(db),
    standing ? readDocument(standing.document) : DEFAULT_SITE_SETTINGS,
    ...newer.map(({ document }) => readDocument(document)),
  ];
}

/** The settings as this process last read them: at the latest for the session of the request under way. */
export const lastSettings = (): SiteSettings => known?.settings ?? DEFAULT_SITE_SETTINGS;
