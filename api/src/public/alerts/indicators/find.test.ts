import { describe, expect, it } from 'vitest';
import { findIndicators } from './find.ts';
import { maskPrivate } from './mask.ts';

const NOTHING: string[] = [];
const NB = '\u00a0';

describe('a text', () => {
  const found = (text: string) => findIndicators(text).map((each) => `${each.kind} ${each.value}`);

  it.each<[string, string[]]>([
    [
      'Votre colis est retenu : réglez 1,99 € sur https://www.colis-suivi-fr.example/payer?id=12. Info au 06 39 98 71 05.',
      ['url colis-suivi-fr.example/payer?id=12', 'phone +33639987105'],
    ],
    ['Voir «\u00a0rendement-serein.example\u00a0», vite', ['domain rendement-serein.example']],
    ['(https://exemple.com/a_(b))', ['url exemple.com/a_(b)']],
    ['[exemple](https://exemple.com/a)', ['url exemple.com/a']],
    ['hxxps://piege[.]exemple[.]com/x', ['url piege.exemple.com/x']],
    ['hxxp://exemple(dot)com', ['domain exemple.com']],
    ['hxxp[:]//exemple.com/a', ['url exemple.com/a']],
    ['contact [at] exemple [point] com', ['email contact@exemple.com']],
    ['contact ( at ) exemple (dot) fr', ['email contact@exemple.fr']],
    ['jean arobase exemple point fr', ['email jean@exemple.fr']],
    ['jean @ gmail .com', ['email jean@gmail.com']],
    ['jean@gmail .com', ['email jean@gmail.com']],
    ['rendez-vous @ Paris. Merci', NOTHING],
    ['exem\u0000ple.com, exem\u034fple.com', ['domain exemple.com', 'domain exemple.com']],
    ['contact[at]exemple[point]com', ['email contact@exemple.com']],
    ['exem\u200bple.com', ['domain exemple.com']],
    ['exemple.com:8080/a', ['url exemple.com:8080/a']],
    ['bit.ly/3xYz', ['url bit.ly/3xYz']],
    ['t.me/faux_conseiller', ['url t.me/faux_conseiller']],
    ['https://185.12.7.9/login', ['url 185.12.7.9/login']],
    ['https://exemple.com:99999/x', ['url exemple.com/x']],
    ['exemple.com:99999/x', ['url exemple.com/x']],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpiege.exemple.com%2Fx&data=05%7C02',
      ['url piege.exemple.com/x'],
    ],
    ['https://www.google.com/url?q=https://exemple.com/&sa=D', ['domain exemple.com']],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexemple.com%2Fx&h=AT', ['url exemple.com/x']],
    [
      'https://www.google.com/url?q=javascript:alert(1)',
      ['url google.com/url?q=javascript:alert(1)'],
    ],
    ['Merci.Je vous rappelle', NOTHING],
    ['Voir www.exemple.fr.Merci de votre visite', ['domain exemple.fr']],
    ['https://un.fr/a,https://deux.fr/b', ['url un.fr/a', 'url deux.fr/b']],
    ['https://un.fr, 06 39 98 71 05', ['domain un.fr', 'phone +33639987105']],
    ['https://un.fr,a@deux.fr', ['domain un.fr', 'email a@deux.fr']],
    ['https://17cyber.gouv.fr^@piege.example/x', ['url piege.example/x']],
    ['https://17cyber.gouv.fr^aide@piege.example', ['domain piege.example']],
    ['https://17cyber.gouv.fr`@piege.example', ['domain piege.example']],
    ['https://17cyber.gouv.fr|@piege.example', ['domain piege.example']],
    ['https://17cyber.gouv.fr»@piege.example', ['domain piege.example']],
    ['https://17cyber.gouv.fr^@un.fr@piege.example', ['domain piege.example']],
    ['https://un.fr/?vers=https://deux.fr/b', ['url un.fr?vers=https://deux.fr/b']],
    ['Version 1.2.3.4, prix 3.50, fichier document.pdf', NOTHING],
    ['écrire à <Jean.Dupont@exemple.fr>, merci', ['email jean.dupont@exemple.fr']],
    ["'a@exemple.fr'", ['email a@exemple.fr']],
    ['mailto:a@exemple.fr?subject=x', ['email a@exemple.fr']],
    ['@parade sur t.me', ['domain t.me']],
    ['0639982031', ['phone +33639982031']],
    [`06${NB}39${NB}98${NB}20${NB}31`, ['phone +33639982031']],
    ['06-39-98-20-31, 06/39/98/20/31', ['phone +33639982031', 'phone +33639982031']],
    ['+33 (0)6 39 98 20 31', ['phone +33639982031']],
    ['(+33) 6 39 98 20 31', ['phone +33639982031']],
    ['0033639982031', ['phone +33639982031']],
    ['33639982031', ['phone +33639982031']],
    ['tel:+33639982031', ['phone +33639982031']],
    ['+32 470 12 34 56 24h/24', ['phone +32470123456']],
    ['01 99 00 47 12 24h/24', ['phone +33199004712']],
    ['06 39 98 20 31 06 39 98 71 05', ['phone +33639982031', 'phone +33639987105']],
    ['le 03/11/2026 06 39 98 20 31', ['phone +33639982031']],
    ['Commande 0 123 456 789 12', NOTHING],
    ['le 21 +33 6 12 34 56 78', ['phone +33612345678']],
    ['SMS reçu le 03.11.26 06 39 98 71 05', ['phone +33639987105']],
    ['SMS du 03-11-26 +33 6 39 98 71 05', ['phone +33639987105']],
    ['SMS du 03/11/2026 10 06 39 98 71 05', ['phone +33639987105']],
    ['reçu le 21 0639987105', ['phone +33639987105']],
    ['75 06 39 98 71 05', ['phone +33639987105']],
    ['10 06 39 98 71 05', ['phone +33639987105']],
    ['01 02 06 39 98 71 05', ['phone +33639987105']],
    ['06 39 98 71 05 75', ['phone +33639987105']],
    ['0639987105 20 fois', ['phone +33639987105']],
    ['0639987105 10€', ['phone +33639987105']],
    ['0639987105,0199004712', ['phone +33639987105', 'phone +33199004712']],
    ['06·39·98·71·05', ['phone +33639987105']],
    ['06,39,98,71,05', ['phone +33639987105']],
    ['06_39_98_71_05', ['phone +33639987105']],
    ['０６ ３９ ９８ ７１ ０５', ['phone +33639987105']],
    ['𝟎𝟔𝟑𝟗𝟗𝟖𝟕𝟏𝟎𝟓', ['phone +33639987105']],
    ['٠٦٣٩٩٨٧١٠٥', ['phone +33639987105']],
    ['06 39 98 71 O5', ['phone +33639987105']],
    ['F R 7 6 3 0 0 0 6 0 0 0 0 1 1 2 3 4 5 6 7 8 9 0 1 8 9', NOTHING],
    ['IBANFR7630006000011234567890189', ['iban FR7630006000011234567890189']],
    ['jean at orange dot fr', ['email jean@orange.fr']],
    ['jean@gmail,com', ['email jean@gmail.com']],
    ['x.fr?m=jean@orange.fr', ['url x.fr?m=', 'email jean@orange.fr']],
    ['O6 39 98 71 05', ['phone +33639987105']],
    ['06 39 98\n71 05', ['phone +33639987105']],
    ['Tel06 39 98 71 05', ['phone +33639987105']],
    ['le0639987105svp', ['phone +33639987105']],
    ['Colis XY0123456789FR', NOTHING],
    ['le 03.11.26 14 05 puis 12 11 2026 06 30', NOTHING],
    ['DE89 3704 0044 0532 0130 01', NOTHING],
    ['Commande n° 40639982031 du 01/02/2026 10:30', NOTHING],
    ['0 123 456 789 €', NOTHING],
    ['Carte 4970 1012 3456 7890', NOTHING],
    ['le 08/06/2026 vers ES91 2100 0418 4502 0005 1332.', ['iban ES9121000418450200051332']],
    [
      'du 22 octobre sur le RIB FR76 3000 6000 0112 3456 7890 189',
      ['iban FR7630006000011234567890189'],
    ],
    ['IBAN : FR76 3000 6000 0112 3456 7890 189 Merci', ['iban FR7630006000011234567890189']],
    [
      `FR76${NB}3000${NB}6000${NB}0112${NB}3456${NB}7890${NB}189`,
      ['iban FR7630006000011234567890189'],
    ],
    ...['\u202f', '.', '\t', '\n', ' - ', '\u2011', '\u2009'].map((gap): [string, string[]] => [
      ['FR76', '3000', '6000', '0112', '3456', '7890', '189'].join(gap),
      ['iban FR7630006000011234567890189'],
    ]),
    ['be68-5390-0754-7034', ['iban BE68539007547034']],
    ['FR76 3000 6000 0112 3456 7890 188', NOTHING],
    [
      'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=1',
      ['wallet bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ],
    [
      'Envoyez à 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa.',
      ['wallet 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ],
    [
      'https://etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      ['url etherscan.io/address/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('says where each stands in it', () => {
    const text = 'Voir hxxps://piege[.]exemple[.]com/x, ou a[at]exemple.fr !';
    for (const { start, end, text: part } of findIndicators(text)) {
      expect(text.slice(start, end)).toBe(part);
    }
    expect(findIndicators(text).map((each) => each.text)).toEqual([
      'hxxps://piege[.]exemple[.]com/x',
      'a[at]exemple.fr',
    ]);
  });

  it.each([
    'a.',
    '1 ',
    '01 ',
    '001 ',
    '+1',
    '+1 1 1 1 1 1 1 ',
    '0 1 2 ',
    '0639982031 ',
    'FR76 ',
    'FR76',
    'a@',
    '@',
    'a@a.fr ',
    'http://',
    'http://a.fr/) ',
    'http://a.fr^',
    'http://a,a',
    'http:/^@',
    ',a@',
    '(',
    ')',
    'a-',
    '[.]',
    'bc1q',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ',
    'xn--a.',
    'é',
    '\u200b',
    '.com/',
    'a/',
    'a.fr/',
    'a.fr ',
    'a.zz/',
    'https://a.fr/,',
    'Aa.',
    ' @ ',
    '@a .',
    '[at] ',
    '1_',
    '12:',
    '2026-',
    '12/10/2026',
    '1 234 ',
    '9 ',
    '06 39 98 71 ',
    'https://a.fr/?phone=33639987105%40',
    'a%40a.',
    '•',
    '１',
    `${'a'.repeat(62)}.`,
  ])('made of nothing but « %s » takes no time to speak of', (part) => {
    const long = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    // Of the processor: a machine that is busy with other things makes nothing slower.
    const time = (text: string) => {
      const times = [1, 2, 3].map(() => {
        const start = process.cpuUsage();
        maskPrivate(text);
        return process.cpuUsage(start).user / 1000;
      });
      return Math.min(...times);
    };
    const benign = time(
      long('Bonjour, voici le site exemple.fr et le 06 39 98 20 31, écrivez à a@exemple.fr. '),
    );
    expect(time(long(part))).toBeLessThan(Math.max(300, benign * 10));
  });
});
