import { type Finder, spanOf } from './spans.ts';

// Two letters, two digits, then letters and digits in groups however they are parted.
const IBAN =
  /(?:(?<![\p{L}\p{N}])|(?<=iban))[A-Z]{2}[\s\p{P}]{0,2}\d{2}(?:[\s\p{P}]{0,3}[A-Z0-9]){11,40}/giu;

export interface IbanReader {
  /** How many characters the IBANs of a country have; undefined where it has none. */
  ibanLength(country: string): number | undefined;
  /** As it is compared; null where its checksum is wrong. */
  ibanValue(typed: string): string | null;
}

/** The part of a run that has so many letters and digits. */
function head(run: string, length: number): string | null {
  let letters = 0;
  for (let at = 0; at < run.length; at++) {
    if (/[A-Z0-9]/i.test(run[at] ?? '')) letters++;
    if (letters === length) return run.slice(0, at + 1);
  }
  return null;
}

/**
 * As many characters as the country's IBANs have, whatever word comes behind them. What is none gives its
 * place back: « le 08/06/2026 vers ES91 … » begins with two letters and two digits.
 */
export const ibanFinder = ({ ibanLength, ibanValue }: IbanReader): Finder =>
  function* (text) {
    const pattern = new RegExp(IBAN);
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { 0: run, index } = match;
      const length = ibanLength(run.slice(0, 2).toUpperCase());
      const typed = length === undefined ? null : head(run, length);
      const isOne = typed !== null && ibanValue(typed) !== null;
      pattern.lastIndex = index + (isOne ? typed.length : 1);
      if (isOne) yield spanOf('iban', index, typed);
    }
  };
