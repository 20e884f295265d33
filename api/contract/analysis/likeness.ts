/** How two words may look alike, each with the name of the trick. */

/** What was done to a word; `null` where they are further apart than `most`. */
export type Slip = 'added' | 'missing' | 'swapped' | 'replaced';

const MAX = 40;
const rows: readonly Int8Array[] = [0, 1, 2].map(() => new Int8Array(MAX + 1));

/** Letters added, missing, replaced, or two swapped that stand together; more than `most` counts as `most` + 1. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > MAX || b.length > MAX) return most + 1;
  let [before, last, row] = rows as [Int8Array, Int8Array, Int8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? most + 1;
}

/** What makes `typed` of `meant`, where they are near each other. */
export function slipBetween(typed: string, meant: string): Slip {
  if (typed.length !== meant.length) return typed.length > meant.length ? 'added' : 'missing';
  const sorted = (word: string) => [...word].sort().join('');
  return sorted(typed) === sorted(meant) ? 'swapped' : 'replaced';
}

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  $: 's',
};

const lettersOf = (word: string, one: string) =>
  word.replace(/[\d$]/g, (sign) => (sign === '1' ? one : (DIGITS[sign] ?? sign)));

/** What looks like one letter in many fonts. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
];

/** How else a word may be read: digits as letters, two letters as one, each with the trick. */
export function readingsOf(word: string): (readonly [word: string, trick: 'digits' | 'pairs'])[] {
  const readings: (readonly [string, 'digits' | 'pairs'])[] = [];
  if (/[\d$]/.test(word)) {
    readings.push([lettersOf(word, 'l'), 'digits']);
    if (word.includes('1')) readings.push([lettersOf(word, 'i'), 'digits']);
  }
  for (const [pair, letter] of PAIRS) {
    const read = word.replace(pair, letter);
    if (read !== word) readings.push([read, 'pairs']);
  }
  if (/[Il]/.test(word)) {
    // A small L for an I, and the other way round.
    readings.push([word.replace(/l/g, 'i'), 'pairs']);
  }
  return readings;
}
