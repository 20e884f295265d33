/** What a thief tries who may write and not be seen: each class with several examples, all refused. */
import { describe, expect, it } from 'vitest';
import { newContract } from '../contract/contracts.ts';
import { newBroadcast } from '../contract/notifications.ts';
import type { RefusalCause } from '../contract/staff-text/finding.ts';
import { findingIn } from '../contract/staff-text/findings.ts';
import { installGuard } from '../contract/staff-text/guard.ts';
import { isBase58Address } from '../src/platform/payment-addresses/checksums.ts';

installGuard({ hosts: () => ['parade.example'], isBase58Address });

const IBANS = ['FR7630006000011234567890189', 'BE68539007547034', 'DE89370400440532013000'];
const FRENCH = 'FR7630006000011234567890189';
const CARD = '4111111111111111';
const BASE58 = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
];
const BECH32 = [
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

type Class = readonly [name: string, cause: RefusalCause, texts: readonly string[]];

const DETAILS: readonly Class[] = [
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

const LINKS: readonly Class[] = [
  ['a link', 'link', ['https://parade-retrait.com/x', 'http://exemple.fr', 'HTTPS://EXEMPLE.COM']],
  ['a short link', 'link', ['https://bit.ly/3xYz', 'tinyurl.com/abc', 't.me/aide']],
  [
    'a host without a scheme',
    'link',
    ['parade-retrait.com/x', 'www.parade-aide.fr', 'Allez sur mon-remboursement.online'],
  ],
  [
    'a host by its address',
    'link',
    ['http://192.168.1.4/pay', '203.0.113.7/retrait', 'http://3232235777/x'],
  ],
  ['punycode', 'link', ['http://xn--prade-9ra.fr/', 'xn--80ak6aa92e.com']],
  ['look-alikes of our host', 'link', ['pаrade.example/aide', 'https://parade.ехample/']],
  [
    'our host before another',
    'link',
    [
      'https://parade.example.aide.com/',
      'https://parade.example@aide.com/',
      'https://aide.com\\@parade.example/',
    ],
  ],
  [
    'the dot as a word',
    'link',
    ['exemple point com', 'exemple (point) fr', 'exemple dot org', 'exemple [.] net'],
  ],
  ['the dot apart', 'link', ['exemple . com', 'exemple .fr', 'exemple,com']],
  [
    'another scheme',
    'link',
    ['hxxps://exemple.com', 'ftp://exemple.fr/x', 'tg://resolve?domain=aide'],
  ],
  [
    'another sign, a line or nothing as the dot',
    'link',
    [
      'parade-retrait·com',
      'parade-retrait • com',
      'parade-retrait → com',
      'Allez sur parade-retrait\ncom',
      'parade-retrait\n.com',
      'parade-retrait point com',
      'drive google com',
    ],
  ],
  ['letters apart', 'link', ['e x e m p l e . c o m', 'a-i-d-e-r.com']],
];

const WORDS: readonly Class[] = [
  [
    'a fee to release',
    'fee',
    [
      'Réglez les frais de déblocage de 50 €',
      'Vous devez payer 80 € pour débloquer votre retrait',
      'Des frais de déblocage complémentaires pourront être demandés avant tout retrait',
    ],
  ],
  [
    'a tax on what comes back',
    'fee',
    [
      'Une taxe de 12 % doit être versée avant le retrait',
      'L’impôt sur les sommes récupérées est à régler',
      'La taxe de retrait s’élève à 90 €',
    ],
  ],
  [
    'a deposit',
    'fee',
    [
      'Un dépôt de 200 € est nécessaire pour récupérer vos fonds',
      'Votre solde sera libéré après paiement d’une caution',
      'Versez un acompte pour la restitution de votre argent',
    ],
  ],
  [
    'money against money',
    'fee',
    [
      'Payez 50 € et récupérez votre argent',
      'Pour recevoir votre remboursement, veuillez régler 40 € de frais',
    ],
  ],
  [
    'only so much',
    'fee',
    [
      'Vous ne devez payer que 50 € pour débloquer votre retrait',
      'Il ne reste plus que 20 € à verser pour récupérer vos fonds',
    ],
  ],
  [
    'a demand without an order',
    'fee',
    [
      'À régler avant déblocage : 50 €',
      'Vous réglerez 50 € puis nous débloquerons votre solde',
      'Paie 50 € pour débloquer ton retrait',
      'Nous attendons 50 € de votre part afin de débloquer votre retrait',
      'Montant à prévoir pour le déblocage : 50 €',
      'Pouvez-vous avancer 50 € pour que le retrait parte ?',
      'Une adhésion de 80 € est requise avant que nous vous reversions votre argent',
      'Votre retrait est prêt. Il manque un timbre fiscal de 95 €.',
    ],
  ],
  [
    'behind a comparison or a double denial',
    'fee',
    [
      'Contrairement aux escrocs, notre taxe de retrait est de 50 € à régler',
      'Contrairement aux escrocs qui vous demandent 500 €, notre taxe de retrait est de 50 €',
      'Sans payer les 50 € il n’est pas possible de débloquer votre retrait',
      'Comme on vous l’a demandé, vous devez payer 50 € pour débloquer votre retrait',
    ],
  ],
  [
    'a threat',
    'fee',
    [
      'Sans paiement des frais, votre retrait reste bloqué',
      'Tant que la taxe n’est pas réglée, votre solde est bloqué',
      'Si vous ne payez pas les frais, votre retrait sera annulé',
    ],
  ],
  [
    'behind a warning',
    'fee',
    [
      'Nous ne demandons jamais d’argent, mais réglez les frais de déblocage',
      'Les escrocs ont bloqué votre retrait : réglez 50 € de frais pour le débloquer',
      'N’hésitez pas à régler les frais de déblocage',
      'N’attendez plus, payez les frais de déblocage de 50 €',
    ],
  ],
  [
    'over two sentences',
    'fee',
    [
      'Votre retrait est bloqué. Réglez d’abord les frais de dossier de 50 €.',
      'Payez 50 €. Votre solde sera débloqué ensuite.',
    ],
  ],
  ['letters apart', 'fee', ['f r a i s de déblocage à régler', 'F-R-A-I-S avant votre retrait']],
  ['digits for letters', 'fee', ['fr4is de d3bl0cage à régler', 'fra1s pour votre r3tra1t']],
  [
    'look-alike letters',
    'fee',
    ['Réglez les frаis dе débloсage', 'Ｆｒａｉｓ de déblocage à payer'],
  ],
  [
    'a guarantee',
    'guarantee',
    [
      'Nous garantissons de récupérer la totalité de votre argent sous 30 jours',
      'Résultat garanti',
      'La récupération de vos fonds est garantie',
      'Nous vous promettons un remboursement intégral',
    ],
  ],
  [
    'a foretold recovery',
    'guarantee',
    [
      'Vous récupérerez tout votre argent',
      'Nous récupérons votre argent',
      'Vous allez retrouver la totalité de vos économies',
    ],
  ],
  [
    'a rate in figures',
    'rate',
    [
      'Taux de réussite : 9/10',
      '98 % de clients satisfaits',
      'Nous réussissons à 90 pct',
      '9 dossiers sur 10 aboutissent',
    ],
  ],
  [
    'a rate in words',
    'rate',
    [
      'Nos dossiers aboutissent neuf fois sur dix',
      'quatre-vingt-dix pour cent de nos dossiers aboutissent',
      'Huit victimes sur dix récupèrent leur argent avec nous',
      'La quasi-totalité de nos dossiers aboutissent',
    ],
  ],
  ['a rating', 'rate', ['4,9/5 sur 2 847 avis', 'Noté 4.8 étoiles par nos clients']],
  [
    'an approval',
    'authority',
    [
      'Agréés par l’ACPR',
      'Notre société est agréée par l’AMF',
      'Nous avons l’agrément de la Banque de France',
    ],
  ],
  [
    'a certification',
    'authority',
    ['Nous sommes certifiés ISO 27001', 'Certifié ISO/IEC 27001', 'Labellisés par la CNIL'],
  ],
  [
    'a mandate',
    'authority',
    [
      'Mandatés par Interpol, nous agissons pour vous',
      'En partenariat officiel avec la Banque de France',
      'Je suis de la police',
      'Nous travaillons sous le contrôle du ministère de la Justice',
    ],
  ],
  [
    'an officer or the tax office',
    'authority',
    [
      'La DGFiP nous a chargés de votre dossier',
      'Huissier de justice, je vous écris au sujet de votre dossier',
      'Brigadier Martin, de la police judiciaire',
      'Le Trésor public nous mandate',
      'Nous sommes commissaires de justice',
      'En tant que brigadier, je traite votre dossier',
      'Nous agissons en partenariat avec la DGFiP',
    ],
  ],
  [
    'a code, a password or an access',
    'secret',
    [
      'Communiquez-nous le code reçu par SMS',
      'Merci de nous transmettre vos identifiants bancaires',
      'Nous avons besoin de votre mot de passe pour débloquer la situation',
      'Quel est le code à six chiffres reçu sur votre téléphone ?',
      'Donnez-nous les accès à votre espace client',
      'Envoie-moi ton code de validation',
    ],
  ],
  [
    'a card or a recovery phrase',
    'secret',
    [
      'Envoyez la photo recto verso de votre carte bancaire',
      'Indiquez-nous le numéro de votre carte bancaire et le cryptogramme',
      'Il nous faut les 24 mots de votre phrase de récupération',
      'Veuillez saisir vos douze mots ici',
      'Transmettez la clé privée de votre portefeuille',
    ],
  ],
  [
    'a contact elsewhere',
    'contact',
    [
      'Contactez-nous sur WhatsApp pour la suite',
      'Écrivez-moi sur Telegram : @aideparade',
      'Continuons par Signal',
      'Appelez le 06 39 98 45 56 pour le retrait de votre solde',
      'Votre paiement est attendu. Joignez votre conseiller au +33 6 39 98 45 56.',
    ],
  ],
  [
    'urgency to pay',
    'urgency',
    [
      'Payez immédiatement la facture',
      'Versez 50 € aujourd’hui même',
      'Dernier rappel : réglez 50 € sous 24 heures',
      'Réglez votre facture sans délai',
    ],
  ],
];

const CLASSES = [...DETAILS, ...LINKS, ...WORDS];
const PLAIN: readonly string[] = ['as it is'];

describe('a disguise', () => {
  it('is tried in sixty classes at least', () => {
    expect(CLASSES.length).toBeGreaterThanOrEqual(60);
    expect(CLASSES.flatMap(([, , texts]) => texts).every((text) => text.length > 3)).toBe(true);
    expect(CLASSES.map(([name]) => name)).toEqual(expect.arrayContaining([...PLAIN]));
  });

  it.each(CLASSES)('is refused: %s (%s)', (_, cause, texts) => {
    const causes = texts.map((text) => [text, findingIn(text, 'speech')?.cause]);
    expect(causes).toEqual(texts.map((text) => [text, cause]));
  });
});

const broadcast = (title: string, message: string) =>
  newBroadcast.safeParse({ userId: 'all', title, message });
const contract = (texts: readonly [string, string, string, string]) =>
  newContract.safeParse({
    reportId: '01980000-0000-7000-8000-000000000000',
    title: texts[0],
    scope: texts[1],
    feeTerms: texts[2],
    refundConditions: texts[3],
    amount: 50,
  });

describe('details over several fields', () => {
  const halves = [...IBANS, ...BECH32, ...BASE58].map(
    (code) => [code.slice(0, 15), code.slice(15)] as const,
  );
  it.each(halves)('are refused in both orders, on the last field: %s %s', (first, second) => {
    for (const [title, message] of [
      [`Référence ${first}`, `Suite : ${second} merci`],
      [`Fin ${second}`, `Début ${first}, merci`],
    ] as const) {
      const { error } = broadcast(title, message);
      expect(error?.issues.map(({ path }) => path)).toEqual([['message']]);
    }
  });

  it('are refused in every order of four fields', () => {
    const quarters = ['FR76 3000', '6000 0112', '3456 7890', '189'];
    for (const a of quarters) {
      for (const b of quarters.filter((part) => part !== a)) {
        const [c = '', d = ''] = quarters.filter((part) => part !== a && part !== b);
        for (const order of [
          [a, b, c, d],
          [a, b, d, c],
        ] as const) {
          const [title, scope, fee, refund] = order.map((part) => `Texte ${part} fin`);
          const { error } = contract([title ?? '', scope ?? '', fee ?? '', refund ?? '']);
          expect([order, error?.issues.length]).toEqual([order, 1]);
        }
      }
    }
  });

  it('are no details where each half is of another code', () => {
    expect(broadcast('Référence FR76 3000 6000 0112', 'Suite : 3456 7890 188').success).toBe(true);
  });
});

describe('an alert', () => {
  it.each([
    'Il faudrait payer une taxe de 250 € pour débloquer le retrait, « résultat garanti ».',
    'Le site rendement-serein.example se dit agréé par l’AMF et promet 90 % de réussite.',
    'Il demande des coupons PCS ou un transfert Western Union, urgent.',
  ])('may tell of a scam: %s', (text) => {
    expect(findingIn(text, 'alert')).toBeUndefined();
  });

  it.each([...IBANS, ...BASE58, 'paypal.me/escroc', 'aide.eth'])(
    'has no payment details: %s',
    (text) => {
      expect(findingIn(`Il fait payer sur ${text}`, 'alert')?.cause).toBe('details');
    },
  );
});

describe('what a refusal quotes', () => {
  it.each([
    ['Versez sur FR76 3000 6000 0112 3456 7890 189 ce soir', 'FR76 3000 6000 0112 3456 7890 189'],
    ['Bonjour. Agréés par l’ACPR depuis 2020. Merci.', 'Agréés par l’ACPR depuis 2020'],
    ['Voyez parade-retrait.com/x vite', 'parade-retrait.com/x'],
    ['Bonjour. Résultat garanti ! À bientôt.', 'Résultat garanti !'],
  ])('is what the text has: %s', (text, words) => {
    expect(findingIn(text, 'speech')?.words).toBe(words);
  });
});
