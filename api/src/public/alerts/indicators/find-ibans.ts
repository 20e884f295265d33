import { ibanLength } from '../../../platform/payment-addresses/ibans.ts';
import { type Finder, spanOf } from './spans.ts';

// Two letters, two digits, then letters and digits in groups however they are parted.
const IBAN =
  /(?:(?<![\p{L}\p{N}])|(?<=iban))[A-Z]{2}[\s\p{P}]{0,2}\d{2}(?:[\s\p{P}]{0,3}[A-Z0-9]){11,40}/giu;

/** The part of a run that has so many letters and digits. */
function head(run: string, length: number): string | null {
  let letters = 0;
  for (let at = 0; at < run.length; at++) {
    if (/[A-Z0-9]/i.test(run[at] ?? '')) letters++;
    if (letters === length) return run.slice(0, at + 1);
  }
  return null;
}

/** As many characters as the country's IBANs have, whatever word comes behind them. */
export const findIbans: Finder = function* (text) {
  for (const { 0: run, index } of text.matchAll(IBAN)) {
    const length = ibanLength(run.slice(0, 2).toUpperCase());
    const typed = length === undefined ? null : head(run, length);
    if (typed !== null) yield spanOf('iban', index, typed);
  }
};
