/** Whether digits alone fulfil Luhn's formula (ISO/IEC 7812-1): card numbers, SIREN and SIRET do. */
export function fulfilsLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const value = Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
