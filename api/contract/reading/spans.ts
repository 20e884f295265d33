import type { IndicatorKind } from '../indicators.ts';

/** A part of a text: from `start` to before `end`. */
export interface Place {
  start: number;
  end: number;
}

/** A part of a text that may be an indicator. */
export interface Span extends Place {
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

/** By what two indicators are the same, however they are written. */
export const keyOf = ({ kind, value }: { kind: string; value: string }): string =>
  `${kind} ${value}`;

/** The text with something else in these places, which are in order and do not overlap. */
export function replaced(text: string, parts: Iterable<Place & { shown: string }>): string {
  let changed = '';
  let done = 0;
  for (const { start, end, shown } of parts) {
    changed += text.slice(done, start) + shown;
    done = end;
  }
  return changed + text.slice(done);
}
