import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '../../contract/site-settings.ts';

/** The settings in force: the built-in defaults, until an editor's are stored beside them. */
export async function currentSettings(): Promise<SiteSettings> {
  return DEFAULT_SITE_SETTINGS;
}
