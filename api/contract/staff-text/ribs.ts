import { asDigits, hasIbanChecksum } from './ibans.ts';
import type { Range } from './readings.ts';

/** A bank, a branch, an account and its key run together, parted by marks, or each after its label. */
const FORMS = [
  /(?<!\d)(?=(\d{5})(\d{5})([A-Z0-9]{11})(\d\d)(?!\d))/dgi,
  /(?<!\d)(?=(\d{5})[^\p{L}\p{N}]{1,5}(\d{5})[^\p{L}\p{N}]{1,5}([A-Z0-9](?:[^\p{L}\p{N}]{0,3}[A-Z0-9]){10})[^\p{L}\p{N}]{1,5}(\d\d)(?!\d))/dgiu,
  /(?<!\d)(?=(\d{5})\D{1,30}(\d{5})(?!\d)\D{1,30}(?<![\p{L}\p{N}])([A-Z0-9]{11})(?![\p{L}\p{N}])\D{1,30}(\d\d)(?!\d))/dgiu,
];

/** A and J are 1, B, K and S are 2, … I, R and Z are 9. */
function digitOf(letter: string): string {
  const at = letter.charCodeAt(0) - 'A'.charCodeAt(0);
  return String(at < 18 ? (at % 9) + 1 : at - 16);
}

/** A French account's key is 97 minus its remainder by 97 (CFONB, relevé d’identité bancaire). */
function hasKey(bank: string, branch: string, account: string, key: string): boolean {
  const number = account
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[A-Z]/g, digitOf);
  const sum = 89 * Number(bank) + 15 * Number(branch) + 3 * Number(number);
  return 97 - (sum % 97) === Number(key);
}

const fits = (bank = '', branch = '', account = '', key = '') => hasKey(bank, branch, account, key);

/** In one of the forms, its parts in their order. */
function inOrder(text: string): Range | undefined {
  for (const form of FORMS) {
    for (const match of text.matchAll(form)) {
      const [, bank, branch, account, key] = match;
      const [from, to] = [match.indices?.[1]?.[0], match.indices?.[4]?.[1]];
      if (from !== undefined && to !== undefined && fits(bank, branch, account, key)) {
        return [from, to];
      }
    }
  }
  return undefined;
}

/** What stands beside the parts of an account, whoever writes them down. */
const LABELS = /\b(?:rib|iban|guichet|code\s+banque|cl[eé]\b|n[°o]?\s+de\s+compte|compte|bic)\b/i;
const PARTS = /(?<![\p{L}\p{N}])(?=[A-Z]{0,11}\d)(?:\d{5}|\d\d|[A-Z0-9]{11})(?![\p{L}\p{N}])/giu;
/** Parts of each kind that are tried: an account has one or two. */
const TRIED = 4;

/** Each behind its name, without the zeros before it: « guichet 1 ». */
const NAMED =
  /\bbanque\D{1,12}(\d{1,5})(?!\d)\D{1,30}guichet\D{1,12}(\d{1,5})(?!\d)\D{1,30}compte\D{1,12}([A-Z0-9]{5,11})(?![A-Z0-9])\D{1,20}cl[eé]\D{1,8}(\d{1,2})(?!\d)/i;
function byName(text: string): Range | undefined {
  const found = NAMED.exec(text);
  if (!found) return undefined;
  const [whole, bank = '', branch = '', account = '', key = ''] = found;
  return fits(bank.padStart(5, '0'), branch.padStart(5, '0'), account.padStart(11, '0'), key)
    ? [found.index, found.index + whole.length]
    : undefined;
}

/** Its parts in another order, where a word beside them says what they are. */
function inAnyOrder(text: string): Range | undefined {
  if (!LABELS.test(text)) return undefined;
  const found = [...text.matchAll(PARTS)].map(({ 0: part, index }) => ({ part, index }));
  const ofLength = (length: number) => found.filter(({ part }) => part.length === length);
  const accounts = ofLength(11).filter(({ part }) => part.replace(/\D/g, '').length > 6);
  const fives = ofLength(5).slice(0, TRIED);
  const keys = ofLength(2).slice(0, TRIED);
  for (const account of accounts.slice(0, TRIED)) {
    for (const bank of fives) {
      for (const branch of fives.filter((other) => other !== bank)) {
        const key = keys.find(({ part }) => fits(bank.part, branch.part, account.part, part));
        if (!key) continue;
        const all = [bank, branch, account, key].sort((a, b) => a.index - b.index);
        const [first = account, , , last = account] = all;
        return [first.index, last.index + last.part.length];
      }
    }
  }
  return undefined;
}

/** As an IBAN is printed, without its country: groups of four, or all run together. */
const GROUPS =
  /(?<![\p{L}\p{N}])(?:\d\d[ ._/-]{1,3})?(?:(?=[A-Z]{0,3}\d)[A-Z0-9]{4}[ ._/-]{1,3}){2,6}[A-Z0-9]{1,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d{10}[A-Z0-9]{11}\d\d(?:\d\d)?(?![\p{L}\p{N}])/giu;
/** By the length of what stands behind the country, check digits included. Where the length is rare enough. */
const ABROAD: Readonly<Record<number, readonly string[]>> = {
  14: ['BE'],
  18: ['LT', 'LU', 'AT'],
  20: ['DE'],
  22: ['ES'],
  23: ['PT'],
  25: ['FR', 'IT'],
};

/** An IBAN that left out its country: French anywhere, another beside a word that says what it is. */
function withoutCountry(text: string): Range | undefined {
  for (const { 0: groups, index } of text.matchAll(GROUPS)) {
    const account = groups.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const isFrench = [account, account.slice(2)].some((rest) => {
      const [, ...rib] = /^(\d{5})(\d{5})([A-Z0-9]{11})(\d\d)$/.exec(rest) ?? [];
      return rib.length > 0 && fits(...rib);
    });
    const countries = LABELS.test(text) ? (ABROAD[account.length] ?? []) : [];
    if (isFrench || countries.some((country) => hasIbanChecksum(country + account))) {
      return [index, index + groups.length];
    }
  }
  return undefined;
}

/** Words of digits and of letters that look like them, as digits: `3OOO6`. */
const withDigits = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])(?![A-Z]{2}\d)(?=[0-9OILSBZG]*\d)[0-9OILSBZG]+(?![\p{L}\p{N}])/giu,
    (word) => asDigits(word.toUpperCase()),
  );

/** The first French account with its key that has no country before it, or another's in the form of an IBAN. */
export function findRib(plain: string): Range | undefined {
  const text = withDigits(plain);
  return inOrder(text) ?? byName(text) ?? withoutCountry(text) ?? inAnyOrder(text);
}
