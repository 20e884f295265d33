import { fulfilsLuhn } from '../luhn.ts';

const packed = (text: string) => text.replace(/\s/g, '');

/** La Poste numbers its offices so that their digits add up to a multiple of five instead. */
const LA_POSTE = '356000000';
const sumOf = (digits: string) => [...digits].reduce((sum, digit) => sum + Number(digit), 0);

/** Whether nine digits are a SIREN, with the check digit of one. */
export function isSiren(digits: string): boolean {
  return /^\d{9}$/.test(digits) && /[1-9]/.test(digits) && fulfilsLuhn(digits);
}

/** Whether a text is a SIRET: fourteen digits, of a company and one of its establishments, with both check digits. */
export function isSiret(text: string): boolean {
  const digits = packed(text);
  if (!/^\d{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return false;
  if (/^0+$/.test(digits.slice(9))) return false;
  return fulfilsLuhn(digits) || (digits.startsWith(LA_POSTE) && sumOf(digits) % 5 === 0);
}

/** The company of a SIRET: its first nine digits; empty where it is none. */
export const sirenOf = (siret: string): string => (isSiret(siret) ? packed(siret).slice(0, 9) : '');

/** Whether a text names a town's register and this company there: « Lyon 123 456 782 », « 123456782 RCS Lyon ». */
export const isRegistration = (text: string, siren: string): boolean =>
  siren !== '' &&
  text.replace(/\D/g, '').includes(siren) &&
  /\p{L}{3,}/u.test(text.replace(/rcs/gi, ''));

/** Whether a text is this company's French number of VAT: its key is computed from the SIREN. */
export const isVatNumber = (text: string, siren: string): boolean => {
  const key = String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
  return siren !== '' && packed(text).toUpperCase() === `FR${key}${siren}`;
};
