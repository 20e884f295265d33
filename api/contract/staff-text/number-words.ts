import type { Reading } from './readings.ts';

/** Numbers in French words as digits: « soixante-seize », « trente mille six », « trois zéro zéro ». */

const VALUES: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
  cent: 100,
  cents: 100,
  mille: 1000,
};
const WORD = `(?:${Object.keys(VALUES).join('|')})`;
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${WORD}(?:(?:[ ,.\n-]{1,3}(?:et[ -])?)${WORD}){0,40}(?![\p{L}\p{N}])`,
  'giu',
);
/** Fewer is a word of a sentence: « un ». */
const ENOUGH = 2;

/** Digits of a run: a number that cannot be continued by the next word ends there. */
function digitsOf(run: string): string {
  const values = run
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => VALUES[word] ?? []);
  let digits = '';
  let thousands = 0;
  let below: number | undefined;
  let last = 0;
  const flush = () => {
    if (below !== undefined || thousands > 0) digits += String(thousands + (below ?? 0));
    thousands = 0;
    below = undefined;
  };
  for (const value of values) {
    if (value === 1000) {
      thousands = (below ?? 1) * 1000;
      below = 0;
    } else if (value === 100 && below !== undefined && below > 0 && below < 10) {
      below *= 100;
    } else if (value === 20 && below === 4 && last === 4) {
      below = 80;
    } else if (
      below !== undefined &&
      below % 100 === 0 &&
      below > 0 &&
      value < 100 &&
      last >= 100
    ) {
      below += value;
    } else if (thousands > 0 && below === 0) {
      below = value;
    } else if (
      below !== undefined &&
      last >= 20 &&
      last < 100 &&
      value > 0 &&
      (value < 10 || ((below % 100 === 60 || below % 100 === 80) && value < 20))
    ) {
      below += value;
    } else if (below !== undefined && last === 10 && value > 6 && value < 10) {
      below += value;
    } else {
      flush();
      below = value;
    }
    last = value;
  }
  flush();
  return digits;
}

/** The same text, its numbers in words as digits; undefined where it has few. */
export function withWordDigits({ text, at }: Reading): Reading | undefined {
  const plain = text.toLowerCase();
  const runs = [...plain.matchAll(RUN)].map(({ 0: run, index }) => ({ run, index }));
  const count = runs.reduce((sum, { run }) => sum + run.split(/[^a-z]+/).length, 0);
  if (count < ENOUGH) return undefined;
  let out = '';
  const places: number[] = [];
  let from = 0;
  const copy = (to: number) => {
    out += text.slice(from, to);
    for (let unit = from; unit < to; unit += 1) places.push(at[unit] ?? 0);
  };
  for (const { run, index } of runs) {
    copy(index);
    const digits = digitsOf(run);
    out += digits;
    for (const _ of digits) places.push(at[index] ?? 0);
    from = index + run.length;
  }
  copy(text.length);
  return { text: out, at: places };
}
