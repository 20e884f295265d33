import type { Class } from './class.ts';

export const IBANS = ['FR7630006000011234567890189', 'BE68539007547034', 'DE89370400440532013000'];
const FRENCH = 'FR7630006000011234567890189';
const CARD = '4111111111111111';
export const BASE58 = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
];
export const BECH32 = [
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
];
const EVM = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
];
const CODES = [...IBANS, ...BASE58, ...BECH32, ...EVM];

const fours = (text: string, by: string) => text.replace(/.{4}(?=.)/g, (four) => four + by);
const each = (text: string, by: string) => [...text].join(by);
const reversed = (text: string) => [...text].reverse().join('');
const shifted = (first: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
const spelt = (pairs: Readonly<Record<string, string>>) => (text: string) =>
  text.replace(/[A-Z]/gi, (letter) => pairs[letter] ?? letter);
const thirds = (text: string) => {
  const at = Math.ceil(text.length / 3);
  return [text.slice(0, at), text.slice(at, 2 * at), text.slice(2 * at)] as const;
};
const sent = (codes: readonly string[], disguise: (code: string) => string) =>
  codes.map(
    (code) => `Bonjour, votre virement est à faire sur ${disguise(code)} dès que possible, merci.`,
  );

const CYRILLIC = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  F: 'Ϝ',
  R: 'Я',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  a: 'а',
  c: 'с',
  e: 'е',
  o: 'о',
  p: 'р',
  x: 'х',
};
const GREEK = { A: 'Α', B: 'Β', E: 'Ε', F: 'Ϝ', T: 'Τ', X: 'Χ', P: 'Ρ', N: 'Ν' };
const FULL_WIDTH = (text: string) =>
  text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
const BOLD = (text: string) =>
  text
    .replace(/[A-Z]/g, (c) => String.fromCodePoint(0x1d400 + c.charCodeAt(0) - 65))
    .replace(/[a-z]/g, (c) => String.fromCodePoint(0x1d41a + c.charCodeAt(0) - 97));
const FLAGS = (text: string) =>
  text.replace(/^[A-Z]{2}/, (code) =>
    [...code].map((c) => String.fromCodePoint(0x1f1e6 + c.charCodeAt(0) - 65)).join(''),
  );

/** Accounts, cards, wallets and services to be paid at. */
export const DETAILS: readonly Class[] = [
  ['as it is', 'details', sent(CODES, (c) => c)],
  ['in small letters', 'details', sent(IBANS, (c) => c.toLowerCase())],
  [
    'in groups of four',
    'details',
    sent([...IBANS, ...BASE58, ...BECH32, ...EVM, CARD], (c) => fours(c, ' ')),
  ],
  ['each character apart', 'details', sent(CODES, (c) => each(c, ' '))],
  [
    'as a numbered list',
    'details',
    [') ', '. ', ' - '].flatMap((mark) =>
      [' ', '\n'].map((blank) =>
        fours(FRENCH, ' ')
          .split(' ')
          .map((part, at) => `${at + 1}${mark}${part}`)
          .join(blank),
      ),
    ),
  ],
  ['parted by dots', 'details', sent(CODES, (c) => fours(c, '.'))],
  ['parted by slashes', 'details', sent(CODES, (c) => fours(c, '/'))],
  ['parted by stars', 'details', sent(CODES, (c) => fours(c, '***'))],
  ['parted by emojis', 'details', sent(CODES, (c) => fours(c, '💶'))],
  ['over several lines', 'details', sent(CODES, (c) => fours(c, '\n'))],
  ['parted by no-break spaces', 'details', sent(CODES, (c) => fours(c, '\u00a0'))],
  ['with zero-width spaces', 'details', sent(CODES, (c) => each(c, '\u200b'))],
  ['with soft hyphens', 'details', sent(CODES, (c) => each(c, '\u00ad'))],
  ['with joiners and marks of direction', 'details', sent(CODES, (c) => each(c, '\u200d\u200e'))],
  ['struck through', 'details', sent(CODES, (c) => each(c, '\u0336'))],
  ['with accents', 'details', sent(CODES, (c) => each(c, '\u0301'))],
  ['in full width', 'details', sent(CODES, FULL_WIDTH)],
  ['in mathematical letters', 'details', sent(CODES, BOLD)],
  ['in Arabic digits', 'details', sent([...IBANS, CARD], shifted(0x660))],
  ['in Devanagari digits', 'details', sent([...IBANS, CARD], shifted(0x966))],
  ['in Bengali digits', 'details', sent([...IBANS, CARD], shifted(0x9e6))],
  ['in mathematical digits', 'details', sent([...IBANS, CARD], shifted(0x1d7d8))],
  [
    'in circled digits',
    'details',
    sent(IBANS.slice(1, 2), (c) =>
      c.replace(/[1-9]/g, (d) => String.fromCodePoint(0x2460 + Number(d) - 1)),
    ),
  ],
  [
    'in black circled digits',
    'details',
    sent(IBANS, (c) => c.replace(/[1-9]/g, (d) => String.fromCodePoint(0x2776 + Number(d) - 1))),
  ],
  [
    'in superscript',
    'details',
    sent(IBANS, (c) => c.replace(/\d/g, (d) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(d)] ?? d)),
  ],
  ['with a flag as the country', 'details', sent(IBANS, FLAGS)],
  [
    'in Cyrillic letters',
    'details',
    sent([...IBANS.slice(1, 2), ...BASE58, ...EVM], spelt(CYRILLIC)),
  ],
  ['in Greek letters', 'details', sent([...IBANS.slice(1, 2), ...BASE58], spelt(GREEK))],
  ['with O for 0', 'details', sent(IBANS, (c) => c.replaceAll('0', 'O'))],
  ['with l and I for 1', 'details', sent(IBANS, (c) => c.replaceAll('1', 'l').replace('l', 'I'))],
  [
    'with S, B and Z for 5, 8 and 2',
    'details',
    sent(
      IBANS,
      (c) =>
        c.slice(0, 4) + c.slice(4).replaceAll('5', 'S').replaceAll('8', 'B').replaceAll('2', 'Z'),
    ),
  ],
  [
    'an Ethereum address with O for 0',
    'details',
    sent(EVM, (c) => c.slice(0, 2) + c.slice(2).replaceAll('0', 'O')),
  ],
  [
    'parted by words',
    'details',
    sent([...IBANS.map((c) => fours(c, ' ')), ...BECH32], (c) => thirds(c).join(' puis ensuite ')),
  ],
  ['base58 parted by words', 'details', sent(BASE58, (c) => thirds(c).join(' et enfin '))],
  ['glued to words', 'details', sent([...BASE58, ...IBANS], (c) => `voici${c}merci`)],
  ['backwards', 'details', sent(CODES, reversed)],
  ['backwards in groups', 'details', sent(IBANS, (c) => fours(reversed(c), ' '))],
  [
    'a French IBAN without its country',
    'details',
    sent([FRENCH.slice(2), FRENCH.slice(4)], (c) => fours(c, ' ')),
  ],
  [
    'another IBAN without its country',
    'details',
    ['IBAN belge : 68 5390 0754 7034', 'Le compte allemand, iban : 8937 0400 4405 3201 3000'],
  ],
  [
    'a RIB',
    'details',
    [
      'RIB : 30006 00001 12345678901 89',
      '30006000011234567890189',
      'banque 30006 guichet 00001 compte 12345678901 clé 89',
    ],
  ],
  [
    'a RIB in another order',
    'details',
    [
      'Clé 89, compte 12345678901, guichet 00001, banque 30006',
      'RIB, dans le désordre : 12345678901 / 89 / 00001 / 30006',
    ],
  ],
  [
    'a card',
    'details',
    sent([CARD, fours(CARD, ' '), fours(CARD, ' puis '), each(CARD, '-')], (c) => c),
  ],
  [
    'a card backwards',
    'details',
    [`carte à lire à l’envers : ${fours(reversed(CARD), ' ')}`, `CB inversée ${reversed(CARD)}`],
  ],
  [
    'PayPal by e-mail',
    'details',
    [
      'PayPal : aide.victimes@exemple.fr',
      'Réglez sur Paypal, aide@exemple.fr',
      'aide@exemple.fr par PayPal',
    ],
  ],
  [
    'PayPal by link',
    'details',
    ['paypal.me/aidevictimes', 'https://www.paypal.com/paypalme/x', 'PayPal.Me/x'],
  ],
  [
    'Wero',
    'details',
    [
      'Wero au 06 39 98 45 56',
      'Envoyez 50 € par Wero',
      'Vous pouvez payer via Wero, au +33639984556',
    ],
  ],
  [
    'Western Union and MoneyGram',
    'details',
    [
      'Payez par Western Union',
      'Faites un transfert via MoneyGram',
      'Merci de régler par Western Union au nom de Jean Dupont',
    ],
  ],
  [
    'prepaid codes',
    'details',
    [
      'Achetez un ticket Neosurf et envoyez-nous le code',
      'Réglez avec un coupon PCS',
      'Transmettez-nous le code Transcash',
      'Il faut payer avec une paysafecard',
      'Réglez avec des cartes cadeaux Amazon',
    ],
  ],
  [
    'cash, a cheque, a courier',
    'details',
    [
      'Glissez 50 € en billets dans une enveloppe à notre adresse',
      'Un chèque de 50 € à l’ordre de Jean Dupont',
      'Un coursier passera prendre les espèces',
      'Notre collaborateur viendra chercher l’argent liquide',
      'Trois recharges PCS de 100 €',
      '2 cartes cadeaux Amazon de 50 €',
    ],
  ],
  [
    'Binance Pay',
    'details',
    ['Binance Pay ID 123456789', 'Pay ID : 987654321 sur Binance', 'Binance Pay : n° 1234567'],
  ],
  [
    'ENS and its likes',
    'details',
    ['Envoyez les fonds à aide-victimes.eth', 'parade.crypto', 'notre nom est aide.sol'],
  ],
  [
    'Lightning',
    'details',
    ['lnbc2500u1pvjluezpp5qqqsyq', 'aide@walletofsatoshi.com', 'lightning:LNURL1DP68GURN8'],
  ],
  [
    'tags of Revolut, Lydia and Wise',
    'details',
    ['Revolut @aidevictimes', 'Lydia : @parade', 'Wise tag @jeand12', 'https://revolut.me/aide'],
  ],
  [
    'an e-mail address to pay to',
    'details',
    ['Versez 50 € à aide@exemple.fr', 'Payez à l’adresse aide@exemple.fr'],
  ],
];
