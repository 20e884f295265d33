import { installed } from './installed.ts';
import type { Range } from './readings.ts';

/** How addresses with this checksum begin, and how long they are: Bitcoin, Litecoin, Tron, Dogecoin, Dash, Zcash, Tezos. */
const STARTS = /(?=(1|[3LMTDX]|t[13]|tz[123]))/g;
const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  '1': [34, 33, 32, 31, 30, 29, 28, 27, 26],
  t: [35],
  tz: [36],
};
const USUAL = [34, 33];
const RUNS = /[1-9A-HJ-NP-Za-km-z]{26,}/g;
/** No text that somebody reads has as many that could be one: it would only hide the right one. */
const MOST = 500;
/** Without one of each it is a word or a number. */
const isMixed = (word: string) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);

/**
 * The first address in letters and digits alone that its checksum proves,
 * wherever it begins: what is glued to it or stands inside as blanks does not matter.
 */
export function findBase58(joined: string): Range | undefined {
  const { isBase58Address } = installed();
  let tried = 0;
  for (const { 0: run, index: offset } of joined.matchAll(RUNS)) {
    if (!isMixed(run)) continue;
    for (const { index, 1: start = '' } of run.matchAll(STARTS)) {
      for (const length of LENGTHS[start.replace(/\d$/, '') || start] ?? USUAL) {
        const word = run.slice(index, index + length);
        if (word.length < length || !isMixed(word)) continue;
        tried += 1;
        if (tried > MOST || isBase58Address(word)) return [offset + index, offset + index + length];
      }
    }
  }
  return undefined;
}
