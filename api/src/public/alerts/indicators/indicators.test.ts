import { describe, expect, it } from 'vitest';
import { INDICATOR_KINDS, type IndicatorKind } from '../../../../contract/indicators.ts';
import { SAMPLE_ALERTS } from '../../../../contract/sample-alerts.ts';
import { findIndicators } from './find.ts';
import { hostsToLookUp, isSharedHost, registrableDomain } from './hosts.ts';
import { isMailProvider } from './mail-providers.ts';
import { maskPrivate } from './mask.ts';
import { normaliseIndicator } from './normalise.ts';
import { tooWide } from './too-wide.ts';

const value = (kind: IndicatorKind, typed: string) => normaliseIndicator(kind, typed)?.value;
const display = (kind: IndicatorKind, typed: string) => normaliseIndicator(kind, typed)?.display;

const NOTHING: string[] = [];
const NB = '\u00a0';

describe('the one spelling of', () => {
  it('the samples is what stands with them', () => {
    for (const { kind, value, display } of SAMPLE_ALERTS.flatMap((alert) => alert.indicators)) {
      expect(normaliseIndicator(kind, value)).toEqual({ value, display });
      expect(normaliseIndicator(kind, `  ${value.toUpperCase()} `)?.value).toBe(value);
    }
  });

  it.each<[IndicatorKind, string, string | undefined]>([
    ['domain', 'WWW.Exemple.FR.', 'exemple.fr'],
    ['domain', 'https://www.exemple.fr/compte?x=1', 'exemple.fr'],
    ['domain', 'crédit-exemple.fr', 'xn--crdit-exemple-chb.fr'],
    ['domain', 'www.com', 'www.com'],
    ['domain', 'foo_bar.exemple.com', 'foo_bar.exemple.com'],
    ['domain', '185.12.7.9', '185.12.7.9'],
    ['domain', 'exem\u200bple.fr', 'exemple.fr'],
    ['domain', 'exem\u0000ple.fr', 'exemple.fr'],
    ['domain', 'exem\u034fple.fr', 'exemple.fr'],
    ['domain', '192.168.1.1', undefined],
    ['domain', 'localhost', undefined],
    ['domain', 'document.pdf', undefined],
    ['domain', 'a..fr', undefined],
    ['url', 'HTTPS://www.Exemple.fr:443/A/b/?q=Un#haut', 'exemple.fr/A/b?q=Un'],
    ['url', 'exemple.fr/a/', 'exemple.fr/a'],
    ['url', 'http://exemple.fr:8080/a?utm_source=sms&id=3&fbclid=x', 'exemple.fr:8080/a?id=3'],
    ['url', 'https://exemple.fr/a?q=un%20mot&utm_source=sms', 'exemple.fr/a?q=un%20mot'],
    ['url', 'https://ma-banque.fr@piege.example/x', 'piege.example/x'],
    ['url', 'javascript:alert(1)', undefined],
    ['email', 'Contact@Exemple.FR', 'contact@exemple.fr'],
    ['email', 'mailto:a@crédit-exemple.fr', 'a@xn--crdit-exemple-chb.fr'],
    ['email', 'a@www.exemple.fr', 'a@www.exemple.fr'],
    ['email', 'a@@exemple.fr', undefined],
    ['email', 'a.@exemple.fr', undefined],
    ['phone', '06 39 98 20 31', '+33639982031'],
    ['phone', '+33 (0)6.39.98.20.31', '+33639982031'],
    ['phone', '0032 470 12 34 56', '+32470123456'],
    ['phone', '12345', undefined],
    ['iban', 'fr76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189'],
    ['iban', 'FR76 3000 6000 0112 3456 7890 188', undefined],
    [
      'wallet',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    ],
    ['wallet', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
    ['wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['wallet', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', undefined],
    [
      'wallet',
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ],
    [
      'wallet',
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
      'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    ],
    ['wallet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', undefined],
    [
      'wallet',
      '14FscqFT8S8W8emC5294cEpDctgAucJW7C99mpxS4cucpHoA',
      '14FscqFT8S8W8emC5294cEpDctgAucJW7C99mpxS4cucpHoA',
    ],
    ['company', 'S.A.S. Crédit  Dûpont', 'credit dupont'],
    ['company', 'Horizon Patrimoine, Ltd.', 'horizon patrimoine'],
    ['company', '…', undefined],
  ])('a %s: %s', (kind, typed, expected) => {
    expect(value(kind, typed)).toBe(expected);
  });

  it('itself is itself', () => {
    const typed = [
      'https://Crédit-Exemple.fr/é à?ü=%20#x',
      'Élan@Crédit-Exemple.fr',
      '+32470123456',
      'BE68 5390 0754 7034',
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      'SARL Élan & Fils',
    ];
    for (const kind of INDICATOR_KINDS) {
      for (const each of typed) {
        const once = value(kind, each);
        if (once !== undefined) expect(value(kind, once)).toBe(once);
      }
    }
  });
});

describe('what everybody sees', () => {
  it.each<[IndicatorKind, string, string]>([
    ['phone', '+33639982031', '06 39 •• •• 31'],
    ['phone', '+32470123456', '+32 470 •• •• 56'],
    ['phone', '+41791234567', '+41 79 1•• •• 67'],
    ['email', 'contact@exemple.fr', 'c•••@exemple.fr'],
    ['iban', 'FR7630006000011234567890189', 'FR76 •••• •••• •••• •••• •••• 189'],
    ['domain', 'crédit-exemple.fr', 'crédit-exemple.fr'],
    // A Cyrillic а.
    ['domain', 'аpple.com', 'xn--pple-43d.com'],
    ['url', 'аpple.com/x', 'xn--pple-43d.com/x'],
    ['email', 'x@аpple.com', 'x•••@xn--pple-43d.com'],
  ])('of a %s %s', (kind, typed, expected) => {
    expect(display(kind, typed)).toBe(expected);
  });

  it('is a text without anybody’s number, address or account', () => {
    expect(
      maskPrivate(
        'Appelez le 06.39.98.20.31 ou écrivez à Contact@exemple.fr (site exemple.fr), IBAN FR76 3000 6000 0112 3456 7890 189.',
      ),
    ).toBe(
      'Appelez le 06 39 •• •• 31 ou écrivez à c•••@exemple.fr (site exemple.fr), IBAN FR76 •••• •••• •••• •••• •••• 189.',
    );
  });
});

describe('an indicator that would condemn the innocent', () => {
  const refused = (kind: IndicatorKind, typed: string) => {
    const known = normaliseIndicator(kind, typed);
    return known ? tooWide(kind, known) : 'illisible';
  };

  it.each<[IndicatorKind, string, RegExp]>([
    ['domain', 'co.uk', /terminaison/],
    ['domain', 'github.io', /terminaison/],
    ['domain', 'sites.google.com', /lien complet/],
    ['domain', 'm.facebook.com', /lien complet/],
    ['url', 'https://t.me/', /lien complet/],
    ['domain', 'gmail.com', /fournisseur/],
    ['domain', 'www.orange.fr', /fournisseur/],
    ['domain', 'impots.gouv.fr', /officiel/],
    ['domain', 'gouv.fr', /officiel/],
    ['url', 'https://www.impots.gouv.fr/accueil', /officiel/],
    ['domain', 'france-victimes.fr', /officiel/],
    ['domain', 'www.33700.fr', /officiel/],
    ['domain', '10.0.0.1', /illisible/],
    ['domain', '169.254.1.1', /illisible/],
    ['domain', '[::1]', /illisible/],
    ['wallet', '0x0000000000000000000000000000000000000000', /personne/],
    ['company', 'AB', /trois lettres/],
    ['company', 'A1 SAS', /trois lettres/],
    ['company', 'Élan 06 39 98 71 05', /numéro/],
    ['company', 'Élan jean@orange.fr', /adresse/],
    ['company', 'Élan FR76 3000 6000 0112 3456 7890 189', /numéro/],
    ['company', 'elan.fr', /lien/],
  ])('%s %s is refused', (kind, typed, sentence) => {
    expect(refused(kind, typed)).toMatch(sentence);
  });

  it.each<[IndicatorKind, string]>([
    ['domain', 'piege.github.io'],
    ['domain', 'faux-gouv.fr'],
    ['domain', 'impots-gouv.fr.example'],
    ['url', 'https://sites.google.com/view/piege'],
    ['email', 'escroc@gmail.com'],
    ['company', 'Élan'],
  ])('%s %s is not', (kind, typed) => {
    expect(refused(kind, typed)).toBeNull();
  });
});

describe('a public text', () => {
  it.each<[string, string]>([
    ['carte 4970 1012 3456 7893 !', 'carte •••• !'],
    ['carte 4970.1012_3456/7893 !', 'carte •••• !'],
    ['carte 4970\n1012 · 3456 – 7893 !', 'carte •••• !'],
    ['carte 4970 0123 4567 8901 !', 'carte •••• !'],
    ['appel +33 1 23 45 67 !', 'appel •••• !'],
    ['n° ０６３９９８７１ puis 𝟎𝟔𝟑𝟗𝟗𝟖𝟕𝟏 !', 'n° •••• puis •••• !'],
    ['FR76 3000 6000 0112 3456 7890 180 !', '•••• !'],
    ['GB29 NWBK 6016 1331 9268 18 !', '•••• !'],
    ['papier 12AB34567 !', 'papier •••• !'],
    ['à jean.durand [at] orange [dot] fr !', 'à j•••@orange.fr !'],
    ['à jean.durand%40orange.fr !', 'à j•••@orange.fr !'],
    ['à jean@inconnu.invalide !', 'à •••@••• !'],
    ['le0639987105svp', 'le06 39 •• •• 05svp'],
    ['0639987105,0199004712', '06 39 •• •• 05,01 99 •• •• 12'],
    [
      'https://a.fr/x?m=jean%40orange.fr&t=0639987105',
      'https://a.fr/x?m=j•••@orange.fr&t=0639••••05',
    ],
    [
      'https://wa.me/33639987105 et wa.me/32470123456',
      'https://wa.me/0639••••05 et wa.me/+32470••••56',
    ],
    ['F R 7 6 3 0 0 0 6 0 0 0 0 1 1 2 3 4 5 6 7 8 9 0 1 8 9', 'F R ••••'],
    ['https://wa.me/+33639987105', 'https://wa.me/0639••••05'],
    ['https://a.fr/FR7630006000011234567890189/b', 'https://a.fr/FR76••••••••••••••••••••189/b'],
    ['https://jean@orange.fr/x', 'https://j•••@orange.fr/x'],
    ['https://0639987105.fr/x', 'https://0639987105.fr/x'],
    ['https://a.fr,jean@orange.fr', 'https://a.fr,j•••@orange.fr'],
    ['https://a.fr^jean@orange.fr', 'https://a.fr^j•••@orange.fr'],
    [
      'le 03/11/2026 à 10:30, 12 450 000 €, 1234567.89$, 2024-2026',
      'le 03/11/2026 à 10:30, 12 450 000 €, 1234567.89$, 2024-2026',
    ],
  ])('%s', (text, expected) => {
    expect(maskPrivate(text)).toBe(expected);
    expect(maskPrivate(expected)).toBe(expected);
  });

  it('shows a link without what is private in it, and compares it whole', () => {
    expect(normaliseIndicator('url', 'https://wa.me/33639987105')).toEqual({
      value: 'wa.me/33639987105',
      display: 'wa.me/0639••••05',
    });
    expect(normaliseIndicator('url', 'https://a.fr/?m=jean@orange.fr')).toEqual({
      value: 'a.fr?m=jean@orange.fr',
      display: 'a.fr?m=j•••@orange.fr',
    });
  });
});

describe('a host', () => {
  it.each<[string, string[]]>([
    ['a.b.exemple.fr', ['a.b.exemple.fr', 'b.exemple.fr', 'exemple.fr']],
    ['exemple.co.uk', ['exemple.co.uk']],
    ['a.piege.github.io', ['a.piege.github.io', 'piege.github.io']],
    ['github.io', []],
    ['wuaze.com', []],
    ['eth.limo', []],
    ['piege.eth.limo', ['piege.eth.limo']],
    ['piege.typeform.com', ['piege.typeform.com']],
    ['form.typeform.com', []],
    ['piege.wuaze.com', ['piege.wuaze.com']],
    ['sites.google.com', []],
    ['m.facebook.com', []],
    ['t.me', []],
    ['185.12.7.9', ['185.12.7.9']],
    [
      'a.b.c.d.e.f.exemple.fr',
      [
        'a.b.c.d.e.f.exemple.fr',
        'c.d.e.f.exemple.fr',
        'd.e.f.exemple.fr',
        'e.f.exemple.fr',
        'f.exemple.fr',
        'exemple.fr',
      ],
    ],
  ])('%s is looked up with its parents', (host, expected) => {
    expect(hostsToLookUp(host)).toEqual(expected);
    expect(isSharedHost(host)).toBe(expected.length === 0);
  });

  it('belongs to whoever registered its name', () => {
    expect(registrableDomain('a.b.exemple.fr')).toBe('exemple.fr');
    expect(registrableDomain('github.io')).toBe(null);
    expect(['gmail.com', 'orange.fr', 'laposte.net', 'bbox.fr'].every(isMailProvider)).toBe(true);
    expect(isMailProvider('exemple.fr')).toBe(false);
  });
});

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
