import { countrySpecs, electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Upper case without what parts its groups, its checksum right; else null. */
export function ibanValue(typed: string): string | null {
  const iban = electronicFormatIBAN(typed.replace(/[\s\p{P}]/gu, ''));
  return iban !== null && isValidIBAN(iban) ? iban : null;
}

/** Upper case without spaces, in the form of ISO 9362 with a real country; else null. */
export function bicValue(typed: string): string | null {
  const bic = typed.replace(/\s/g, '').toUpperCase();
  return isValidBIC(bic) ? bic : null;
}

/** `FR76 3000 6000 …`: as it stands on paper. */
export const inGroups = (iban: string): string => (iban.match(/.{1,4}/g) ?? []).join(' ');

/** How many characters the IBANs of a country have. */
export const ibanLength = (country: string): number | undefined =>
  Object.hasOwn(countrySpecs, country) ? (countrySpecs[country]?.chars ?? undefined) : undefined;

/** `FR76 •••• •••• •••• •••• •••• 189`: country, check digits and the last group. */
export function maskedIban(iban: string): string {
  const groups = iban.match(/.{1,4}/g) ?? [];
  return groups
    .map((group, at) => (at === 0 || at === groups.length - 1 ? group : '••••'))
    .join(' ');
}
