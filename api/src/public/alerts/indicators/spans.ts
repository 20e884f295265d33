import type { IndicatorKind } from '../../../../contract/indicators.ts';

/** A part of a text that may be an indicator: from `start` to before `end`. */
export interface Span {
  start: number;
  end: number;
  kind: IndicatorKind;
  /** What stands there, as it is to be normalised. */
  typed: string;
}

/** Finds what it knows in a text, from the left, in a time that grows with its length alone. */
export type Finder = (text: string) => Iterable<Span>;

export const spanOf = (kind: IndicatorKind, start: number, typed: string): Span => ({
  kind,
  start,
  end: start + typed.length,
  typed,
});
