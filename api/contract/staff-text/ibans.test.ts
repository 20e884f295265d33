import { countrySpecs } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { findPaymentDetails } from './payment-details.ts';

const holdsPaymentDetails = (text: string) => findPaymentDetails(text) !== undefined;

const inFours = (text: string) => text.replace(/.{4}(?=.)/g, '$& ');

describe('an IBAN', () => {
  const countries = Object.entries(countrySpecs).filter(([, { chars }]) => chars);

  /** An account of a country's own structure, its check digits right. */
  function example(country: string, structure: string): string {
    const account = [...structure.matchAll(/\[([^\]]+)\]\{(\d+)\}/g)]
      .map(([, kind, length]) => (kind === 'A-Z' ? 'B' : '7').repeat(Number(length)))
      .join('');
    const value = [...`${account}${country}00`].map((c) => Number.parseInt(c, 36)).join('');
    const check = 98n - (BigInt(value) % 97n);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  }

  it.each(countries)('of every country that has them is found: %s', (country, spec) => {
    const iban = example(country, spec.bban_regexp ?? '');
    expect(iban).toHaveLength(spec.chars ?? 0);
    expect(holdsPaymentDetails(`Versez sur ${inFours(iban)} merci`)).toBe(true);
    const broken = iban.slice(0, -1) + (iban.endsWith('7') ? '8' : 'C');
    expect(holdsPaymentDetails(broken)).toBe(false);
  });
});
