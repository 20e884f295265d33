import { type Declarations, text } from '../personal.ts';

/** The single document `main`; absent until an editor saves. */
interface SiteSettingsTable {
  id: string;
  /** JSON, checked by the contract when it is read. */
  document: string;
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

/** Every document that was ever saved. */
interface SiteSettingsHistoryTable {
  version: number;
  at: string;
  authorId: string | null;
  authorName: string;
  /** The version that this one brought back. */
  restoredFrom: number | null;
  document: string;
}

export interface SiteSettingsTables {
  site_settings_history: SiteSettingsHistoryTable;
  site_settings: SiteSettingsTable;
}

const nobody = 'The operator’s own, for everybody.';
export const siteSettingsTables = {
  site_settings: {
    nobody,
    text: {
      ...text.words('id'),
      ...text.published('document'),
      ...text.instants('updatedAt'),
      ...text.ids('updatedBy'),
    },
  },
  site_settings_history: {
    nobody,
    text: {
      ...text.instants('at'),
      ...text.ids('authorId'),
      authorName: { authorName: 'authorId' },
      ...text.published('document'),
    },
  },
} satisfies Declarations<SiteSettingsTables>;
