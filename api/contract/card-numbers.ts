/** Beginnings and lengths of the networks: Visa, Mastercard, American Express, Diners, JCB, Discover, UnionPay, Maestro. */
const NETWORKS = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|095|[689])\d{11,16}$/,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  /^(?:6011|64[4-9]\d|65\d\d)\d{12,15}$/,
  /^(?:62|81)\d{14,17}$/,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3]|6390)\d{9,15}$/,
];
const MAX_DIGITS = 19;

/** Luhn's formula (ISO/IEC 7812-1). */
function hasChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A SIRET passes Luhn's formula as a whole, and so do its first nine digits, the SIREN. */
const isSiret = (digits: string) => digits.length === 14 && hasChecksum(digits.slice(0, 9));

const isCard = (digits: string) =>
  NETWORKS.some((network) => network.test(digits)) && hasChecksum(digits) && !isSiret(digits);

/** Groups of digits that nothing but blanks and marks part: an amount or a rate ends with its sign. */
const GROUPS = /\d+(?:[^\p{L}\p{N}\p{Sc}%]{1,10}\d+)*/gu;

/** Without the French telephone numbers that stand first: ten digits, the first a 0, with which no card begins. */
function withoutPhones(groups: readonly string[]): readonly string[] {
  if (!groups[0]?.startsWith('0')) return groups;
  let digits = '';
  const end = groups.findIndex((group) => {
    digits += group;
    return digits.length >= 10;
  });
  return end < 0 || digits.length > 10 ? groups : withoutPhones(groups.slice(end + 1));
}

/** Whether whole groups of digits that follow each other make the number of a card. */
export function holdsCardNumber(text: string): boolean {
  return [...text.matchAll(GROUPS)].some(([run]) => {
    const groups = withoutPhones(run.match(/\d+/g) ?? []);
    return groups.some((_, start) => {
      let digits = '';
      return groups.slice(start, start + MAX_DIGITS).some((group) => {
        digits += group;
        return isCard(digits);
      });
    });
  });
}
