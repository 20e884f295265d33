/** « 01 99 00 12 34 » → `tel:+33199001234`; a number that is already international stays. */
export function telHref(number: string): string {
  const digits = number.replace(/[^\d+]/g, '');
  return `tel:${digits.replace(/^0(?=\d{9}$)/, '+33')}`;
}

/** The number as text, which does not break across lines. */
export const telLabel = (number: string) => number.replaceAll(' ', '\u00a0');
