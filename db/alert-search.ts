import type { Kysely } from 'kysely';
import type { Source } from './catalog.ts';
import type { Db, DbOrTrx } from './transaction.ts';

export type AlertSort = 'recent' | 'amount' | 'reported';

/** The column by which a sort other than `recent` goes; `position` decides between equal ones. */
export const SORT_COLUMN = { amount: 'amountCents', reported: 'meTooCount' } as const;

export interface AlertQuery {
  /**
   * What an alert must contain, all of it, spelt as in `searchText`: at least three characters
   * each, so that a trigram can be looked up.
   */
  needles: readonly string[];
  /** The marks of the filters, which stand in `searchText` too. */
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

/** What the two databases do differently to find words in a million texts. */
export interface AlertSearch {
  /** The type of `alerts.position`, by which SQLite finds a row fastest. */
  positionType: 'integer' | 'bigint';
  /** Called once, after the table is made; the index follows the table by itself from then on. */
  createIndex(db: Kysely<unknown>): Promise<void>;
  /** Called once, by a later migration: what an index for many texts is made by. */
  prepareLarge(db: Source): Promise<void>;
  /** Called now and then: makes that index where it is missing and there are `atLeast` texts. */
  keepLarge(db: Db, atLeast?: number): Promise<void>;
  find(db: DbOrTrx, query: AlertQuery): Promise<FoundAlerts>;
}
