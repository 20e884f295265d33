import { type Declarations, text } from '../personal.ts';

export interface SearchTables {
  /** The words of what people wrote, by which staff find it: each once for a record. */
  search_words: {
    /** The back office's list that the record stands in. */
    list: string;
    word: string;
    recordId: string;
    userId: string;
  };
}

export const searchTables = {
  search_words: {
    owner: { id: 'userId' },
    text: {
      ...text.words('list'),
      ...text.personal('word'),
      ...text.ids('recordId', 'userId'),
    },
  },
} satisfies Declarations<SearchTables>;
