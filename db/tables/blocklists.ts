import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface BlocklistTables {
  /** A public list that was imported, with where it comes from. */
  lists: {
    id: string;
    /** The operator's short name for it: a refresh goes by it. */
    name: string;
    /** As a visitor reads it. */
    title: string;
    adapter: string;
    sourceUrl: string;
    licence: string;
    /** Calendar day on which its publisher made it. */
    asOf: string;
    importedAt: string;
    /** Of the file. */
    sha256: string;
    entryCount: number;
    badLines: number;
  };
  /** Where a list is fetched from again, of those that have such a place. */
  list_sources: {
    listId: string;
    /** A file of `LISTS_DIR`, or an address of `LISTS_URLS` by the name that it has there. */
    origin: 'folder' | 'address';
    name: string;
    refresh: 'never' | 'daily' | 'weekly' | 'monthly';
    /** How the file is read, as JSON: of a table, what stands in which column. */
    options: string;
    triedAt: string | null;
    succeededAt: string | null;
    /** Why the last try failed, a sentence; empty where it did not. */
    problem: string;
  };
  list_entries: {
    kind: 'domain' | 'url' | 'email' | 'phone' | 'iban' | 'wallet' | 'company';
    /** In the spelling of `alert_indicators.value`. */
    value: string;
    listId: string;
    /** What the list itself says of it; empty where it says nothing. */
    category: Generated<string>;
    /** When it was first imported. */
    firstSeenAt: string;
  };
}

const nobody = 'Published by others, for everybody.';
export const blocklistTables = {
  lists: {
    nobody,
    text: {
      ...text.ids('id'),
      ...text.published('name', 'title', 'sourceUrl', 'licence'),
      ...text.words('adapter'),
      ...text.days('asOf'),
      ...text.instants('importedAt'),
      ...text.hashes('sha256'),
    },
  },
  list_sources: {
    nobody: 'What the operator chose.',
    text: {
      ...text.ids('listId'),
      ...text.words('origin', 'refresh'),
      ...text.technical('name', 'options', 'problem'),
      ...text.instants('triedAt', 'succeededAt'),
    },
  },
  list_entries: {
    nobody,
    text: {
      ...text.ids('listId'),
      ...text.words('kind'),
      ...text.published('value', 'category'),
      ...text.instants('firstSeenAt'),
    },
  },
} satisfies Declarations<BlocklistTables>;
