import type { IndicatorKind } from '../../../../contract/indicators.ts';

/** One thing that a list names. */
export interface ListItem {
  /** Where it stands: the line, or the place in a JSON list; from 1. */
  line: number;
  /** `site` is a host or a link, whichever says who is meant. */
  kind: IndicatorKind | 'site';
  typed: string;
  /** In the list's own words; mostly empty. */
  category: string;
}

/** What a file says. `items` also holds what turns out to be unreadable. */
export interface Reading {
  items: ListItem[];
  /** Lines in which the adapter itself found nothing to read. */
  badLines: number[];
  /** What the file says of itself. */
  about?: { asOf?: string; title?: string; sourceUrl?: string; licence?: string };
}

export interface AdapterOptions {
  /** Of the generic CSV: which kind stands in which column, from 1. */
  columns: { kind: ListItem['kind']; column: number }[];
  categoryColumn: number | undefined;
  delimiter: string | undefined;
}

/** Reads one format. Throws `ImportRefused` where the file is in another one. */
export type Adapter = (text: string, options: AdapterOptions) => Reading;

/** An import that is not done, with the sentence that says why. Nothing was changed. */
export class ImportRefused extends Error {}
