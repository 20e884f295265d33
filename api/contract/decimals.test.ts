import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsAtRate, decimalText, formatDecimal, toUnits } from './decimals.ts';

const read = (typed: unknown) => decimalText('missing').safeParse(typed).data;

describe('a decimal', () => {
  it.each([
    ['0,00100', '0.001'],
    [' 1 234,50 ', '1234.5'],
    ['007', '7'],
    ['0.00000001', '0.00000001'],
    [1e-8, '0.00000001'],
    [0.1, '0.1'],
    [50, '50'],
    [1e-9, undefined],
    [Number.NaN, undefined],
    [1e21, undefined],
    ['1,2,3', undefined],
    ['+1', undefined],
    ['.5', undefined],
    ['0', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (typed, text) => {
    expect(read(typed)).toBe(text);
  });

  it('is written with every digit', () => {
    expect(formatDecimal('1234567.00012345')).toBe('1\u00a0234\u00a0567,00012345');
    expect(formatDecimal('50')).toBe('50');
  });

  it('is counted in whole units, and never in less', () => {
    expect(toUnits('0.02', 18)).toBe(20_000_000_000_000_000n);
    expect(toUnits('12', 0)).toBe(12n);
    expect(() => toUnits('0.001', 2)).toThrow(RangeError);
  });

  it('at a rate is within half a cent of the product, halves up, whatever the digits', () => {
    const digits = fc.integer({ min: 1, max: 999_999_999 });
    fc.assert(
      fc.property(digits, digits, (amount, rate) => {
        // Both in 10⁻⁸: the product is in 10⁻¹⁶ euros, a cent is 10¹⁴ of that.
        const text = (units: number) => {
          const padded = String(units).padStart(9, '0');
          return `${padded.slice(0, -8)}.${padded.slice(-8)}`;
        };
        const rest =
          BigInt(amount) * BigInt(rate) - centsAtRate(text(amount), text(rate)) * 10n ** 14n;
        expect(rest >= -(10n ** 14n) / 2n && rest < 10n ** 14n / 2n).toBe(true);
      }),
    );
  });
});
