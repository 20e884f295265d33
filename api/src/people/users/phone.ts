import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPhoneShaped } from '../../../contract/users.ts';

/** Whether a person can be called by what they typed; nothing is a choice too. */
export const isPhoneOrNothing = (typed: string): boolean =>
  typed === '' ||
  (isPhoneShaped(typed) && parsePhoneNumberFromString(typed, 'FR')?.isValid() === true);

/**
 * The digits by which a number is found, whatever its spelling: `06 12 34 56 78`,
 * `+33612345678` and `0033 6 12…` all give `33612345678`. A number that is
 * incomplete or unknown keeps its digits, with a French leading 0 read as 33.
 */
export function phoneDigits(typed: string): string {
  const number = parsePhoneNumberFromString(typed, 'FR');
  if (number?.isPossible()) return number.number.slice(1);
  const digits = typed.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  if (digits.startsWith('0')) return `33${digits.slice(1)}`;
  return digits;
}
