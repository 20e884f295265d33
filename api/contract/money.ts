import { madeLate } from './made-late.ts';
import { quoted } from './quotes.ts';

/** Largest amount that a form takes, in euros: well inside what cents hold exactly. */
export const MAX_AMOUNT_EUROS = 999_999_999.99;

/** Euros with at most two decimals → whole cents. Throws on anything finer. */
export function eurosToCents(euros: number): number {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - euros) > 1e-9) {
    throw new RangeError('not a whole number of cents');
  }
  return cents;
}

/** Whole cents → decimal euros, as they stand on the wire. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

const EUROS = madeLate(
  () => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
);

// The narrow space between thousands all but vanishes in the brand's sans.
const readable = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** `2480.5` → `2 480,50 €`, with the no-break spaces of French typography. */
export function formatEuros(euros: number): string {
  return readable(EUROS().format(euros));
}

/** `1249.5` → `1249,50`, `450` → `450`: as one would type it. */
export const typedEuros = (euros: number): string =>
  Number.isInteger(euros) ? String(euros) : euros.toFixed(2).replace('.', ',');

/** `-500` → `−500,00 €`, `200` → `+200,00 €`: a movement is read by its sign. */
export const formatSignedEuros = (euros: number): string =>
  `${euros < 0 ? '−' : '+'}${formatEuros(Math.abs(euros))}`;

/** `15247` → `15 247`; `decimals` is the most that is shown. */
export function formatNumber(value: number, decimals = 0): string {
  return readable(value.toLocaleString('fr-FR', { maximumFractionDigits: decimals }));
}

/** Points or commas between thousands: `4.800`, `1.234.567`, `4.800,50`. */
const GROUPED = /^\d{1,3}(?:(\.)\d{3}(?:\.\d{3})*(?:,\d+)?|(,)\d{3}(?:,\d{3})*(?:\.\d+)?)$/;
/** One group of three and nothing more: thousands for some, decimals for others. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Without blanks, and as most write it: « 4800€50 », « 1 200,- » and « 4800 €. » say one thing alone. */
const withoutSpaces = (typed: string) =>
  typed
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^(\d[\d.,]*)(€|euros?|eur)(\d\d)$/i, '$1,$3$2')
    .replace(/(?<=\d)(?<mark>[.,])[-–—]{1,2}/, '$<mark>00')
    .replace(/(\d[^\d.,]*)[.,]([^\d.,]*)$/, '$1$2');
const withoutEuro = (typed: string) =>
  withoutSpaces(typed).replace(/^(?:€|euros?|eur)|(?:€|euros?|eur)$/gi, '');

/** `4800,50` → `4800.5`: without a mark between thousands, nor zeros that say nothing. */
const plain = (digits: string) =>
  digits
    .replace(',', '.')
    .replace(/\.0+$|(\.\d*?)0+$/, '$1')
    .replace(/^0+(?=\d)/, '');

/** The decimal numbers that a spelling without blanks stands for: none, one, or the two of « 4.800 ». */
function decimalsOf(text: string): string[] {
  if (AMBIGUOUS.test(text)) return [text.replace(/[.,]/, ''), plain(text)];
  const [, point, comma] = (!/^0/.test(text) && GROUPED.exec(text)) || [];
  const digits = text.replaceAll(point ?? comma ?? ' ', '');
  return /^\d+([.,]\d+)?$/.test(digits) ? [plain(digits)] : [];
}

/** The same for euros, which have no tenths of cents. */
const eurosOf = (typed: string): string[] =>
  decimalsOf(withoutEuro(typed)).filter((decimal) => !/\.\d{3}/.test(decimal));

/**
 * What a person types for an amount: `2480.50`, `2480,50`, `2 480,50 €`, `2.480,50`.
 * Returns euros, `null` for an empty text, `undefined` when it is no amount or reads two ways.
 */
export function parseEuros(typed: string): number | null | undefined {
  if (withoutEuro(typed) === '') return null;
  const [first, second] = eurosOf(typed);
  return first === undefined || second !== undefined ? undefined : Number(first);
}

/** Of « 4.800 », the two spellings that leave no doubt, to choose from; empty for what reads one way. */
export function amountReadings(typed: string, currency: MoneyCode = 'EUR'): string[] {
  const found = currency === 'EUR' ? eurosOf(typed) : decimalsOf(withoutUnit(typed));
  if (found.length < 2) return [];
  const isEuros = currency === 'EUR';
  return found.map((decimal) => {
    const [whole = '', cents] = decimal.split('.');
    const text = formatNumber(Number(whole));
    return cents ? `${text},${isEuros ? cents.padEnd(2, '0') : cents}` : text;
  });
}

/** What to say of a text that `parseEuros` does not take: how to write it, where it reads two ways. */
export function amountProblem(typed: string, sentence: string): string {
  const [thousands, decimals] = amountReadings(typed);
  if (!thousands) return sentence;
  return `${quoted(typed.trim())} se lit de deux façons\u00a0: écrivez ${thousands}, ou ${decimals} avec des centimes`;
}

/** What money is lost in: its code, its name, and other words that people write behind an amount. */
export const MONEY = {
  EUR: { name: 'Euros (€)', words: '€|euros?' },
  USD: { name: 'Dollars américains', words: 'us\\$|\\$|dollars?' },
  GBP: { name: 'Livres sterling', words: '£|livres?' },
  CHF: { name: 'Francs suisses', words: 'francs?suisses?' },
  BTC: { name: 'Bitcoin (BTC)', words: 'bitcoins?' },
  ETH: { name: 'Ethereum (ETH)', words: 'ethers?|ethereums?' },
  USDT: { name: 'Tether (USDT)', words: 'tethers?' },
  USDC: { name: 'USD Coin (USDC)', words: 'usdcoins?' },
  BNB: { name: 'Binance Coin (BNB)', words: 'binancecoins?' },
  SOL: { name: 'Solana (SOL)', words: 'solanas?' },
  XRP: { name: 'Ripple (XRP)', words: 'ripples?' },
  TRX: { name: 'Tron (TRX)', words: 'trons?' },
  LTC: { name: 'Litecoin (LTC)', words: 'litecoins?' },
  DOGE: { name: 'Dogecoin (DOGE)', words: 'dogecoins?' },
  OTHER: { name: 'Autre monnaie', words: '(?!)' },
} as const;
export type MoneyCode = keyof typeof MONEY;
export const MONEY_CODES = Object.keys(MONEY) as [MoneyCode, ...MoneyCode[]];

const isUnit = (unit: string) => (code: MoneyCode) =>
  new RegExp(`^(?:${code}|${MONEY[code].words})$`, 'i').test(unit);
const SPLIT = /^([^\d.,]*)(.*?)([^\d.,]*)$/;
const withoutUnit = (typed: string) => SPLIT.exec(withoutSpaces(typed))?.[2] ?? '';

/** The money that an amount names itself: « 0,4 ETH ». Undefined where it names none, `null` for one that nobody knows. */
export function moneyIn(typed: string): MoneyCode | null | undefined {
  const [, before = '', , after = ''] = SPLIT.exec(withoutSpaces(typed)) ?? [];
  const unit = before + after;
  return unit === '' ? undefined : (MONEY_CODES.find(isUnit(unit)) ?? null);
}

/**
 * An amount of any money, in any French spelling, as a decimal with a point; null for what is
 * none or reads two ways. A unit that it names itself is left out.
 */
export function parseDecimal(typed: string): string | null {
  const found = decimalsOf(withoutUnit(typed));
  return found.length === 1 ? (found[0] ?? null) : null;
}
