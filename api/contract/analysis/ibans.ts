import { madeLate } from '../made-late.ts';
import { ibanFinder } from '../reading/ibans.ts';
import type { Place } from '../reading/spans.ts';
import { hasIbanChecksum, ibanLength } from '../staff-text/ibans.ts';
import { bankOf } from './banks.ts';
import { type Sign, signOf } from './signs.ts';

export interface FoundIban extends Place {
  /** In capitals, without blanks. */
  iban: string;
}

function ibanValue(typed: string): string | null {
  const iban = typed.replace(/[\s\p{P}]/gu, '').toUpperCase();
  return iban.length === ibanLength(iban.slice(0, 2)) && hasIbanChecksum(iban) ? iban : null;
}

const find = ibanFinder({ ibanLength, ibanValue });

export const ibansIn = (text: string): FoundIban[] =>
  [...find(text)].map(({ start, end, typed }) => ({ start, end, iban: ibanValue(typed) ?? '' }));

const REGIONS = madeLate(() => new Intl.DisplayNames('fr', { type: 'region' }));

/** The country of an account in French, and in France its bank where the code is known. */
export function ibanOrigin(iban: string): { country: string; bank: string | undefined } {
  const code = iban.slice(0, 2);
  const country = REGIONS().of(code) ?? code;
  return { country, bank: code === 'FR' ? bankOf(iban.slice(4, 9)) : undefined };
}

/** Where an account is held; abroad it is a reason to doubt. */
export function signsOfIban(found: FoundIban): Sign[] {
  const { country, bank } = ibanOrigin(found.iban);
  if (!/^(?:FR|MC)/.test(found.iban)) return [signOf('iban_foreign', found, { country })];
  return [signOf('iban', found, { country, bank: bank ?? 'que nous ne connaissons pas' })];
}
