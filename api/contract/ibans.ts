/**
 * Countries by the structure of their account numbers: n digits, a letters, c
 * both. The IBAN registry and what is in use beside it, as `ibantools` has
 * them: a test compares.
 */
const COUNTRIES: Readonly<Record<string, string>> = {
  '10n11c2n': 'BL FR GF GP MC MF MQ NC PF PM RE TF WF YT',
  '11n': 'NO',
  '12n': 'BE',
  '14n': 'AX DK FI FO GL SD',
  '14n15c': 'RU',
  '15n': 'SI',
  '16n': 'AT BA EE LT MN XK',
  '17n': 'HR',
  '18n': 'CR DE ME RS VA',
  '19n': 'AE IL SO TL',
  '1a10n12c': 'IT SM',
  '1a23n': 'CI',
  '20c': 'MD',
  '20n': 'CZ ES SE SK TN',
  '21n': 'AO CV LY MZ PT ST',
  '22n': 'DZ IR IS',
  '23n': 'BI CF CG CM DJ GA GQ KM MG MR TD',
  '23n1a1c': 'BR',
  '24c': 'GT',
  '24n': 'HU MA PL',
  '25n': 'EG',
  '2a12n': 'FK',
  '2a19n': 'GW',
  '2a22n': 'NE SN TG',
  '2c16n': 'GE',
  '2c22n': 'BF BJ ML',
  '2n18c': 'SA',
  '3n10c2n': 'MK',
  '3n13c': 'KZ LU',
  '3n16c': 'OM',
  '4a10n': 'NL',
  '4a13c': 'LV',
  '4a14c': 'BH',
  '4a14n': 'GB',
  '4a15c': 'GI',
  '4a15n': 'IQ',
  '4a16c': 'RO',
  '4a19n3a': 'MU',
  '4a20c': 'AZ',
  '4a20n': 'DO HN NI SV',
  '4a20n3a': 'SC',
  '4a21c': 'QA',
  '4a22c': 'KW',
  '4a24c': 'LC',
  '4a4n16c': 'BY',
  '4a4n18c': 'JO YE',
  '4a5n18c': 'MT',
  '4a6n8c': 'BG',
  '4c14n': 'IE',
  '4c16n': 'PK VG',
  '4c21n': 'PS',
  '4n20c': 'LB',
  '5n12c': 'CH LI',
  '5n17c': 'TR',
  '6n19c': 'UA',
  '7n16c': 'GR',
  '8n12c': 'AD',
  '8n16c': 'AL CY',
};

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

/** The form of each country's account numbers, matched where it is looked for. */
const ACCOUNTS = new Map(
  Object.entries(COUNTRIES).flatMap(([structure, countries]) => {
    const parts = structure.replace(
      /(\d+)(\w)/g,
      (_, length, kind) => `${CLASSES[kind]}{${length}}`,
    );
    return countries.split(' ').map((country) => [country, new RegExp(parts, 'y')] as const);
  }),
);

/** Takes an IBAN in upper case without blanks. ISO 7064, MOD 97-10: the remainder is 1. */
export function hasIbanChecksum(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Whether an IBAN begins anywhere in a text of letters and digits alone. */
export function holdsIban(joined: string): boolean {
  const text = joined.toUpperCase();
  for (const { index, 1: country = '' } of text.matchAll(/(?=([A-Z]{2})\d{2})/g)) {
    const account = ACCOUNTS.get(country);
    if (!account) continue;
    account.lastIndex = index + 4;
    const [rest] = account.exec(text) ?? [];
    if (rest && hasIbanChecksum(text.slice(index, index + 4) + rest)) return true;
  }
  return false;
}
