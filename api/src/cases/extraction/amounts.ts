/** Amounts of money in a French text, in the spellings that people use. */

export interface FoundAmount {
  readonly start: number;
  readonly end: number;
  /** A decimal number with a point, as exact as it was written: `4800.50`, `0.4`. */
  readonly value: string;
  /** ISO 4217, or the symbol of a crypto asset. */
  readonly currency: string;
  /** « deux virements de 500 € », « 3 x 500 € »: how often it stands for itself. */
  readonly times: number;
}

/** What follows or leads an amount, and the currency that it stands for. */
const UNITS: readonly (readonly [pattern: string, currency: string])[] = [
  ['k\\s?€|k\\s?euros?|k\\s?eur', 'kEUR'],
  [
    '€|euros?|eur|balles|(?<=\\d\\d)e(?!\\s(?:arr|si[èe]cle|[ée]tage|anniv|r[ée]giment|jour|fois))',
    'EUR',
  ],
  ['£|livres?(?:\\s+sterling)?|gbp', 'GBP'],
  ['chf|francs?\\s+suisses?', 'CHF'],
  ['usdt|tethers?', 'USDT'],
  ['usdc', 'USDC'],
  ['us\\$|\\$|dollars?|usd', 'USD'],
  ['btc|bitcoins?', 'BTC'],
  ['eth|ethers?|ethereums?', 'ETH'],
  ['ltc|litecoins?', 'LTC'],
  ['xrp|ripples?', 'XRP'],
  ['bnb', 'BNB'],
  ['sol(?:anas?)?', 'SOL'],
  ['trx|trons?', 'TRX'],
  ['doge(?:coins?)?', 'DOGE'],
];
const CRYPTO = new Set(['USDT', 'USDC', 'BTC', 'ETH', 'LTC', 'XRP', 'BNB', 'SOL', 'TRX', 'DOGE']);
export const isCrypto = (currency: string): boolean => CRYPTO.has(currency);

const SPACE = '[ \\u00a0\\u202f]';
const DIGITS = `\\d{1,3}(?:${SPACE}\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,3}(?:['’]\\d{3})+|\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}|\\d{1,3}(?:,\\d{3})+\\.\\d{1,2}|\\d+(?:[.,]\\d+)?`;
const LITTLE =
  'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|mille';
const WORDS = `(?:${LITTLE})(?:(?:\\s+et\\s+|[ -])(?:${LITTLE})){0,9}`;
const UNIT = UNITS.map(([pattern]) => `(${pattern})`).join('|');
/** What stands behind « 4 800 € 50 », and not behind « 500 € 20 novembre ». */
const CENTS_END = `${SPACE}?(?:[,;:.!?)](?!\\d)|$)|\\s(?:d['’]|(?:à|au|aux|de|en|par|via|pour|sur|chez|avec|le)(?!\\p{L}))`;
const AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(?:(?<digits>${DIGITS})|(?<words>${WORDS}))(?:${SPACE}?(?<mille>mille))?\\s?(?:d['’])?(?<unit>${UNIT})(?:(?<cents>\\d{2}(?![\\p{L}\\p{N}.,])|${SPACE}\\d{2}(?=${CENTS_END}))|(?![\\p{L}\\p{N}]))`,
  'giu',
);
const BEFORE = new RegExp(`(?<unit>[€£$])\\s?(?<digits>${DIGITS})(?![\\p{L}\\p{N}])`, 'gu');

const VALUES: Readonly<Record<string, number>> = Object.fromEntries([
  ...'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
  ...[['une', 1] as const, ['vingt', 20] as const, ['vingts', 20] as const],
  ...[['trente', 30] as const, ['quarante', 40] as const, ['cinquante', 50] as const],
  ...[['soixante', 60] as const, ['septante', 70] as const, ['huitante', 80] as const],
  ...[['octante', 80] as const, ['nonante', 90] as const],
]);

/** « quatre mille huit cents » → 4800. Undefined for what is no number. */
function numberOfWords(words: string): number | undefined {
  let [total, below] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'et') continue;
    if (word === 'mille') {
      total += (below || 1) * 1000;
      below = 0;
    } else if (word === 'cent' || word === 'cents') {
      below = (below || 1) * 100;
    } else if (/^vingts?$/.test(word) && below % 100 === 4) {
      below += 76;
    } else {
      const value = VALUES[word];
      if (value === undefined) return undefined;
      below += value;
    }
  }
  return total + below;
}

/** One spelling: thousands without a mark, a point before decimals. */
function plain(digits: string, currency: string): string {
  const text = digits.replace(/[ \u00a0\u202f'’]/g, '');
  if (/^\d{1,3}(\.\d{3})+,\d/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d{1,3}(,\d{3})+\.\d/.test(text)) return text.replaceAll(',', '');
  // No euro has three decimals; a coin has.
  if (!CRYPTO.has(currency) && /^[1-9]\d{0,2}([.,])\d{3}$/.test(text))
    return text.replace(/[.,]/, '');
  return text.replace(',', '.');
}

/** Times a thousand, without a binary fraction: `1.5` → `1500`. */
function thousandTimes(value: string): string {
  const [whole = '', decimals = ''] = value.split('.');
  return `${whole}${decimals.padEnd(3, '0')}`.replace(/^0+(?=\d)/, '');
}

const TIMES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,2}|${LITTLE})\\s?(?:x|×|fois)\\s?$`,
  'iu',
);
const SEVERAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,2}|${LITTLE})\\s+(?:[\\p{L}’']+\\s+){0,2}(?:virements|paiements|achats|pr[ée]l[èe]vements|retraits|tickets|codes|bons|versements|envois|transferts|coupons|recharges|cartes|mandats|ch[èe]ques|d[ée]bits|mensualit[ée]s|op[ée]rations|transactions)(?:\\s+[\\p{L}’']+){0,4}?\\s+(?:de|d['’])\\s?$`,
  'iu',
);
const CUE_LENGTH = 90;
/** More are told as one amount: nobody lists them by hand. */
const MOST_TIMES = 12;

/** « 500 € et 300 € » behind « deux virements de »: each stands for one. */
const goesOn = (text: string, end: number) =>
  /^\s*(?:,|et|puis|ou)\s*(?:de\s|d['’]|un\s)?\s*\d/u.test(text.slice(end, end + 12));

function timesAt(text: string, start: number, end: number): number {
  const before = text.slice(Math.max(0, start - CUE_LENGTH), start);
  const count = (TIMES.exec(before) ?? (goesOn(text, end) ? null : SEVERAL.exec(before)))?.groups
    ?.count;
  const times = count === undefined ? 1 : /^\d/.test(count) ? Number(count) : numberOfWords(count);
  return times !== undefined && times >= 1 && times <= MOST_TIMES ? times : 1;
}

const WHOLE_UNITS = UNITS.map(
  ([pattern, currency]) => [new RegExp(`^(?:${pattern})$`, 'iu'), currency] as const,
);
const currencyOf = (unit: string): string =>
  WHOLE_UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? 'EUR';

/** Every amount with its currency, in its order. A bare number is none. */
export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const pattern of [AFTER, BEFORE]) {
    for (const { 0: whole, index: start, groups = {} } of text.matchAll(pattern)) {
      const end = start + whole.length;
      if (found.some((each) => start < each.end && each.start < end)) continue;
      const unit = currencyOf(groups.unit ?? '');
      const isThousands = unit === 'kEUR' || groups.mille !== undefined;
      const currency = unit === 'kEUR' ? 'EUR' : unit;
      const spelled = groups.words === undefined ? undefined : numberOfWords(groups.words);
      const bare = spelled === undefined ? plain(groups.digits ?? '', currency) : String(spelled);
      const cents = /^\d+$/.test(bare) ? groups.cents?.trim() : undefined;
      const value = `${isThousands ? thousandTimes(bare) : bare}${cents ? `.${cents}` : ''}`;
      if (!/^\d+(\.\d+)?$/.test(value) || Number(value) === 0) continue;
      found.push({ start, end, value, currency, times: timesAt(text, start, end) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
