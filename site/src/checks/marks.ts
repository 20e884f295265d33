import type { Sign } from '@parade/api/contract/analysis/signs.ts';

/** A part of a text. */
export interface Part {
  start: number;
  text: string;
  /** Whether a reason means it. */
  isMeant: boolean;
  /** The numbers, from one, of the reasons whose passage ends with it. */
  ends: readonly number[];
}

type Signs = readonly Sign[];

/** Reasons are numbered in their order; what only informs has none. */
export const reasonsOf = (signs: Signs): Sign[] => signs.filter(({ strength }) => strength > 0);

/** What only informs. Beside strong reasons an official name would be read as an excuse. */
export const notesOf = (signs: Signs): Sign[] => {
  const isStrong = signs.reduce((all, { strength }) => all + strength, 0) >= 5;
  return signs.filter(({ sign, strength }) => strength === 0 && !(isStrong && sign === 'official'));
};

/** The text in parts: passages may overlap, and a number stands where its passage ends. */
export function marked(text: string, reasons: Signs): Part[] {
  const spans = reasons.flatMap(({ span }, at) =>
    span && span.end > span.start && span.start < text.length
      ? [{ start: Math.max(0, span.start), end: Math.min(span.end, text.length), number: at + 1 }]
      : [],
  );
  const cuts = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, at) => {
    const end = places[at + 1] ?? text.length;
    return {
      start,
      // Mails leave many empty lines.
      text: text.slice(start, end).replace(/(?:[^\S\n]*\n){3,}/g, '\n\n'),
      isMeant: spans.some((span) => span.start <= start && span.end > start),
      ends: spans.filter((span) => span.end === end).map(({ number }) => number),
    };
  });
}
