import type { DbOrTrx } from '@parade/db';
import {
  DEFAULT_SITE_SETTINGS,
  isDemonstration,
  type SiteSettings,
} from '../../../contract/site-settings.ts';
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

/**
 * Since when the platform is what it is now, a demonstration or open (ISO-8601 UTC); null for a
 * demonstration that it always was.
 */
export async function stateSince(db: DbOrTrx): Promise<string | null> {
  const now = isDemonstration(await currentSettings(db));
  const saves = await db
    .selectFrom('site_settings_history')
    .select(['at', 'document'])
    .orderBy('version', 'desc')
    .execute();
  const other = saves.findIndex(({ document }) => isDemonstration(readDocument(document)) !== now);
  // What no save said yet is a demonstration.
  if (other === -1) return now ? null : (saves.at(-1)?.at ?? null);
  return saves[other - 1]?.at ?? null;
}

/** Since when the platform is open (ISO-8601 UTC); null for a demonstration. */
export const openedAt = async (db: DbOrTrx): Promise<string | null> =>
  isDemonstration(await currentSettings(db)) ? null : stateSince(db);

/** The settings as this process last read them: at the latest for the session of the request under way. */
export const lastSettings = (): SiteSettings => known?.settings ?? DEFAULT_SITE_SETTINGS;
