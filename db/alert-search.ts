import type { Kysely } from 'kysely';
import type { DbOrTrx } from './transaction.ts';

export type AlertSort = 'recent' | 'amount' | 'reported';

/** The column by which a sort other than `recent` goes; `position` decides between equal ones. */
export const SORT_COLUMN = { amount: 'amountCents', reported: 'meTooCount' } as const;

export interface AlertQuery {
  /**
   * What public alerts contain, all of it, in the spelling of `searchText`: at
   * least three characters each, so that a trigram can be looked up.
   */
  needles: readonly string[];
  /** Marks that are in `searchText` too, one for each filter. */
  facets: readonly string[];
  fraudType: string | undefined;
  country: string | undefined;
  sort: AlertSort;
  /** Where the page before ended: the sort column's value (0 for `recent`) and the position. */
  after: { key: number; position: number } | undefined;
  limit: number;
  /** How far matches are counted. */
  countTo: number;
}

export interface FoundAlerts {
  /** In the order of the sort. */
  positions: number[];
  /** Of all matches, at most `countTo`. */
  total: number;
}

/** What the two databases do differently about finding words in a million texts. */
export interface AlertSearch {
  /** The type of `alerts.position`, by which SQLite finds a row fastest. */
  positionType: 'integer' | 'bigint';
  /** Once, after the table was made. From then on it follows the table by itself. */
  createIndex(db: Kysely<unknown>): Promise<void>;
  find(db: DbOrTrx, query: AlertQuery): Promise<FoundAlerts>;
}
