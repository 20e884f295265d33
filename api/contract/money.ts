import { z } from 'zod';
import { quoted } from './text.ts';

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

const EUROS = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

// The narrow space between thousands all but vanishes in the brand's sans.
const readable = (text: string) => text.replaceAll('\u202f', '\u00a0');

/** `2480.5` → `2 480,50 €`, with the no-break spaces of French typography. */
export function formatEuros(euros: number): string {
  return readable(EUROS.format(euros));
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
const GROUPED = /^\d{1,3}(?:(\.)\d{3}(?:\.\d{3})*(?:,\d{1,2})?|(,)\d{3}(?:,\d{3})*(?:\.\d{1,2})?)$/;
/** One group of three and nothing more: thousands for some, decimals for others. */
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;

const withoutSpaces = (typed: string) => typed.replace(/[\s\u00a0\u202f'’]|€|euros?$|eur$/gi, '');

/**
 * What a person types for an amount: `2480.50`, `2480,50`, `2 480,50 €`, `2.480,50`.
 * Returns euros, `null` for an empty text, `undefined` when it is no amount or reads two ways.
 */
export function parseEuros(typed: string): number | null | undefined {
  const text = withoutSpaces(typed);
  if (text === '') return null;
  const [, point, comma] = (!AMBIGUOUS.test(text) && GROUPED.exec(text)) || [];
  const plain = text.replaceAll(point ?? comma ?? ' ', '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  return Number(plain);
}

/** What to say of a text that `parseEuros` does not take: how to write it, where it reads two ways. */
export function amountProblem(typed: string, sentence: string): string {
  const text = withoutSpaces(typed);
  if (!AMBIGUOUS.test(text)) return sentence;
  const thousands = formatNumber(Number(text.replace(/[.,]/, '')));
  return `${quoted(typed.trim())} se lit de deux façons\u00a0: écrivez ${thousands}, ou ${text.slice(0, -1).replace('.', ',')} avec des centimes`;
}

const toCent = (euros: number): number => Math.round(euros * 100) / 100;

/** An amount on the wire: decimal euros, never negative, at most two decimals. */
export function amountInEuros(sentence: string) {
  return (
    z
      .number({ error: sentence })
      .min(0, { error: sentence })
      .max(MAX_AMOUNT_EUROS, { error: 'Ce montant est trop élevé' })
      .refine((value) => Math.abs(toCent(value) - value) < 1e-9, {
        error: 'Un montant a au plus deux décimales',
      })
      // Sums in floating point leave a rest: 0.1 + 0.2 is 0.30.
      .overwrite(toCent)
  );
}
