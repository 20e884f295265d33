import { z } from 'zod';

/** Decimals of a crypto amount and of a rate: what one satoshi needs. */
export const MAX_DECIMALS = 8;
const MAX_DIGITS = 12;

/** Digits of a number without an exponent: `1e-8` → `0.00000001`. */
const plain = (value: number) => (/e-/.test(`${value}`) ? value.toFixed(20) : `${value}`);

/** `0,0010` → `0.001`: a decimal of any length in its one spelling; null where it is none. */
function spelling(typed: string): string | null {
  const [, whole = '', fraction = ''] =
    /^(\d+)(?:[.,](\d+))?$/.exec(typed.replace(/[\s\u00a0\u202f]/g, '')) ?? [];
  if (whole === '') return null;
  const [units, rest] = [whole.replace(/^0+(?=\d)/, ''), fraction.replace(/0+$/, '')];
  return rest ? `${units}.${rest}` : units;
}

/**
 * A decimal above zero with at most eight decimals, as text: crypto amounts
 * and rates never become floating-point numbers. Takes a comma or a point, and
 * numbers. `missing` is the sentence for nothing at all.
 */
export const decimalText = (missing: string) =>
  z
    .union([z.string(), z.number()], { error: missing })
    .transform((value) => (typeof value === 'number' ? plain(value) : value.trim()))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .max(60, { error: 'Ce nombre est trop long', abort: true })
        .refine((text) => spelling(text) !== null, {
          error: 'Indiquez un nombre, par exemple 0,001',
          abort: true,
        })
        .transform((text) => spelling(text) ?? '')
        .refine((text) => text !== '0', { error: 'Indiquez un nombre supérieur à 0', abort: true })
        .refine((text) => decimalsOf(text) <= MAX_DECIMALS, {
          error: 'Un montant a au plus huit décimales',
        })
        .refine((text) => (text.split('.')[0] ?? '').length <= MAX_DIGITS, {
          error: 'Ce nombre est trop grand',
        }),
    );

/** How many digits stand after the point. */
export const decimalsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** `0.001` in units of 10⁻ⁿ: 1,000,000,000,000,000 for 18. Throws on anything finer. */
export function toUnits(decimal: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  if (fraction.length > decimals) throw new RangeError('finer than its unit');
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Amount times rate in whole euro cents, halves rounded up: no floating point on the way. */
export function centsAtRate(amount: string, eurRate: string): bigint {
  const scale = decimalsOf(amount) + decimalsOf(eurRate);
  const product = toUnits(amount, decimalsOf(amount)) * toUnits(eurRate, decimalsOf(eurRate));
  const unit = 10n ** BigInt(scale);
  return (product * 100n * 2n + unit) / (unit * 2n);
}

/** What so many euro cents are at a rate, rounded up to `decimals` places: never less than the price. */
export function amountAtRate(cents: number, eurRate: string, decimals: number): string {
  const finer = decimalsOf(eurRate);
  const divisor = toUnits(eurRate, finer) * 100n;
  const dividend = BigInt(cents) * 10n ** BigInt(finer + decimals);
  return fromUnits((dividend + divisor - 1n) / divisor, decimals);
}

/** 100,000 for 8 decimals → `0.001`. */
function fromUnits(units: bigint, decimals: number): string {
  const digits = `${units}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Whether one decimal is at least another. */
export function isAtLeast(decimal: string, other: string): boolean {
  const decimals = Math.max(decimalsOf(decimal), decimalsOf(other));
  return toUnits(decimal, decimals) >= toUnits(other, decimals);
}

/** `0.0005` → `0,0005`, `12345.6` → `12 345,6`, every digit kept. */
export function formatDecimal(decimal: string): string {
  const [whole = '0', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return fraction ? `${grouped},${fraction}` : grouped;
}
