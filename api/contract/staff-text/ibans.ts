import type { Range } from './readings.ts';

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

/** A digit may be written as the letter that looks like it. */
const CLASSES: Readonly<Record<string, string>> = {
  n: '[0-9OILSBZG]',
  a: '[A-Z]',
  c: '[A-Z0-9]',
};
/** In a form of fewer digits than this, letters are letters: every text is full of such runs. */
const MOSTLY_DIGITS = 10;

interface Form {
  /** Of the whole IBAN, its country and check digits included. */
  length: number;
  /** The account, matched where it is looked for. */
  pattern: RegExp;
  /** Which of its places are digits. */
  digits: readonly boolean[];
  /** Whether letters may stand for digits. */
  lenient: boolean;
}

const FORMS = new Map(
  Object.entries(COUNTRIES).flatMap(([structure, countries]) => {
    const blocks = [...structure.matchAll(/(\d+)(\w)/g)].map(
      ([, length, kind = '']) => [Number(length), kind] as const,
    );
    const digits = blocks.flatMap(([length, kind]) => Array<boolean>(length).fill(kind === 'n'));
    const lenient = digits.filter(Boolean).length >= MOSTLY_DIGITS;
    const classOf = (kind: string) =>
      lenient ? CLASSES[kind] : CLASSES[kind]?.replace(/O.*G/, '');
    const parts = blocks.map(([length, kind]) => `${classOf(kind)}{${length}}`).join('');
    return countries
      .split(' ')
      .map((country): [string, Form] => [
        country,
        { length: digits.length + 4, pattern: new RegExp(parts, 'y'), digits, lenient },
      ]);
  }),
);

/** How many characters the IBANs of a country have; undefined where it has none. */
export const ibanLength = (country: string): number | undefined =>
  FORMS.get(country.toUpperCase())?.length;

const DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
/** Letters that stand for digits, as digits. */
export const asDigits = (text: string): string =>
  text.replace(/[OILZSGB]/g, (letter) => DIGITS[letter] ?? letter);

/** Takes an IBAN in upper case without blanks. ISO 7064, MOD 97-10: the remainder is 1. */
export function hasIbanChecksum(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** The first IBAN of a text of letters and digits alone, wherever it begins. */
export const findIban = (joined: string): Range | undefined =>
  findCapitalIban(joined.toUpperCase());

/** The same where its letters are capitals: read backwards, « 1er » is no country. */
export function findCapitalIban(text: string): Range | undefined {
  for (const { index, 1: country = '' } of text.matchAll(/(?=([A-Z]{2})[0-9OILSBZG]{2})/g)) {
    const form = FORMS.get(country);
    if (!form || (!form.lenient && !/^\d\d/.test(text.slice(index + 2)))) continue;
    form.pattern.lastIndex = index + 4;
    const [account] = form.pattern.exec(text) ?? [];
    if (!account) continue;
    const check = country + asDigits(text.slice(index + 2, index + 4));
    const spellings = [
      [...account].map((c, at) => (form.digits[at] ? asDigits(c) : c)).join(''),
      ...(form.lenient ? [asDigits(account)] : []),
    ];
    if (spellings.some((spelling) => hasIbanChecksum(check + spelling))) {
      return [index, index + 4 + account.length];
    }
  }
  return undefined;
}
