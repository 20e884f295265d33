import { type Declarations, text } from '../personal.ts';

export interface SiteSettingsTables {
  /** Every document that was ever saved. */
  site_settings_history: {
    version: number;
    at: string;
    authorId: string | null;
    authorName: string;
    /** The version that this one brought back. */
    restoredFrom: number | null;
    document: string;
  };
  /** The single document `main`; absent until an editor saves. */
  site_settings: {
    id: string;
    /** JSON, checked by the contract when it is read. */
    document: string;
    version: number;
    updatedAt: string;
    updatedBy: string | null;
  };
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
