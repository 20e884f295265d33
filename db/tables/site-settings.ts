/** The single document `main`; absent until an editor saves. */
interface SiteSettingsTable {
  id: string;
  /** JSON, checked by the contract when it is read. */
  document: string;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

export interface SiteSettingsTables {
  site_settings: SiteSettingsTable;
}
