import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164, with numbers that name no country read as French ones; null for what nobody can call. */
export function phoneValue(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.trim(), 'FR');
  return number?.isValid() ? number.number : null;
}

/**
 * `06 39 •• •• 31`, `+32 470 •• •• 56`: what comes before its last six digits
 * and its last two. French ones as they are dialled in France.
 */
export function maskedPhone(value: string): string {
  const number = parsePhoneNumberFromString(value);
  const french = value.startsWith('+33');
  if (french && value.length === 12) {
    const digits = `0${value.slice(3)}`;
    return `${digits.slice(0, 2)} ${digits.slice(2, 4)} •• •• ${digits.slice(8)}`;
  }
  const written = number?.formatInternational() ?? value;
  const digits = written.match(/\d/g)?.length ?? 0;
  const shown = Math.max(2, digits - 6);
  let at = 0;
  return written.replace(/\d/g, (digit) => {
    at++;
    return at <= shown || at > digits - 2 ? digit : '•';
  });
}
