import type { DbOrTrx } from '@parade/db';
import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettingsVersion,
  siteSettings,
} from '../../../contract/site-settings.ts';
import { countOf } from '../../platform/count.ts';
import { changesBetween } from './changes.ts';

const documentOf = (row: { document: string } | undefined) =>
  row ? siteSettings.parse(JSON.parse(row.document)) : DEFAULT_SITE_SETTINGS;

/** The saves of the settings, newest first, each with what it changed against the one before. */
export async function settingsHistory(
  db: DbOrTrx,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: SiteSettingsVersion[]; total: number }> {
  const saves = db.selectFrom('site_settings_history');
  const found = await saves
    .selectAll()
    .orderBy('version', 'desc')
    // One more row, to compare the oldest of the page with its predecessor.
    .limit(limit + 1)
    .offset(offset)
    .execute();
  const rows = found.slice(0, limit).map((row, at) => ({
    version: row.version,
    at: row.at,
    by: row.authorName,
    restoredFrom: row.restoredFrom,
    changes: changesBetween(documentOf(found[at + 1]), documentOf(row)),
  }));
  return { rows, total: await countOf(saves) };
}
