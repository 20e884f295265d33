import type { Db } from '@parade/db';
import { sql } from 'kysely';
import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettingsVersion,
  siteSettings,
} from '../../../contract/site-settings.ts';
import { changesBetween } from './changes.ts';

const documentOf = (row: { document: string } | undefined) =>
  row ? siteSettings.parse(JSON.parse(row.document)) : DEFAULT_SITE_SETTINGS;

/** The saves of the settings, newest first, each with what it changed against the one before. */
export async function settingsHistory(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: SiteSettingsVersion[]; total: number }> {
  // One row more is read: the oldest of the page is compared with its predecessor.
  const rows = await db
    .selectFrom('site_settings_history')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(sql.lit(limit + 1))
    .offset(sql.lit(offset))
    .execute();
  const { total } = await db
    .selectFrom('site_settings_history')
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = rows.slice(0, limit).map((row, at) => ({
    version: row.version,
    at: row.at,
    by: row.authorName,
    restoredFrom: row.restoredFrom,
    changes: changesBetween(documentOf(rows[at + 1]), documentOf(row)),
  }));
  return { items, total };
}
