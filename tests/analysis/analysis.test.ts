import {
  BANK_CODES_CHECKED_ON,
  BANK_CODES_SOURCE,
  bankOf,
} from '@parade/api/contract/analysis/banks.ts';
import { BRANDS, BRANDS_CHECKED_ON, SOURCES } from '@parade/api/contract/analysis/brands.ts';
import { looksLike } from '@parade/api/contract/analysis/hosts.ts';
import { ibanOrigin } from '@parade/api/contract/analysis/ibans.ts';
import { officialBrand } from '@parade/api/contract/analysis/known-brands.ts';
import { OFFICIAL_NUMBERS, phoneKind } from '@parade/api/contract/analysis/phones.ts';
import { analyseCode } from '@parade/api/contract/analysis/qr.ts';
import { type Analysis, analyse, analyseEmail } from '@parade/api/contract/analysis/verdict.ts';
import { numbersOf, OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import { describe, expect, it } from 'vitest';

const names = ({ signs }: Analysis) => signs.map(({ sign }) => sign);

describe('The data', () => {
  it('has brands with their own hosts, each with its source and the day', () => {
    expect(BRANDS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(BRANDS.map(({ name }) => name)).size).toBe(BRANDS.length);
    expect(BRANDS_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { name, hosts, marks, sources } of BRANDS) {
      expect(hosts.length, name).toBeGreaterThan(0);
      expect(sources.length, name).toBe(hosts.length);
      expect(marks.length, name).toBeGreaterThan(0);
      expect(sources.every((source) => Object.hasOwn(SOURCES, source))).toBe(true);
      for (const host of hosts) {
        expect(looksLike(host), host).toBeNull();
        expect(officialBrand(`www.${host}`)?.name, host).toBe(name);
      }
    }
  });

  it('knows the hosts and numbers of official help', () => {
    for (const { url } of OFFICIAL_HELP) {
      expect(officialBrand(new URL(url).hostname), url).not.toBeNull();
    }
    const dialled = OFFICIAL_HELP.flatMap(numbersOf).map((number) => number.replace(/^\+33/, '0'));
    for (const number of Object.keys(OFFICIAL_NUMBERS)) expect(dialled, number).toContain(number);
  });

  it('names the bank of a code, and none where it does not know it', () => {
    expect(BANK_CODES_CHECKED_ON).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(BANK_CODES_SOURCE).toContain('schwifty');
    expect(bankOf('30004')).toBe('BNP Paribas');
    expect(bankOf('18206')).toBe('Crédit Agricole Paris Île-de-France');
    expect(bankOf('99999')).toBeUndefined();
    expect(ibanOrigin('LT121000011101001000')).toEqual({ country: 'Lituanie', bank: undefined });
  });
});

describe('A host', () => {
  it.each([
    ['аmeli.fr', 'Assurance Maladie (ameli)'],
    [new URL('http://\u0430meli.fr').hostname, 'Assurance Maladie (ameli)'],
    ['arneli.fr', 'Assurance Maladie (ameli)'],
    ['www.boursobank.com.connexion.example', 'BoursoBank'],
    ['impots-gouv.fr', 'Impôts'],
    ['wwwameli.fr', 'Assurance Maladie (ameli)'],
    ['https://credit-agriccole.fr/espace', 'Crédit Agricole'],
    ['nom@n3tflix.com:8080', 'Netflix'],
  ])('%s looks like %s', (host, brand) => {
    expect(looksLike(host)?.brand).toBe(brand);
  });

  it.each([
    'ameli.fr',
    'assure.ameli.fr',
    'amelie.fr',
    'ville-orange.fr',
    'ikea.de',
    'cafe-du-port.fr',
    'www.edf.org',
    'www.gls.de',
    'exemple.fr',
    '',
    '.',
    'xn--',
    '::1',
  ])('%s looks like none', (host) => {
    expect(looksLike(host)).toBeNull();
  });

  it.each([
    ['p.vintedgo.com', 'Vinted'],
    ['assistance.leboncoin.info', 'leboncoin'],
    ['www.sncf-voyageurs.com', 'SNCF'],
    ['login.decathlon.net', 'Decathlon'],
    ['notification.colisprive.com', 'Colis Privé'],
    ['notif-colissimo-laposte.info', 'La Poste'],
    ['moncolis.gls-france.com', 'GLS'],
    ['la-bonne-info.francetravail.net', 'France Travail'],
    ['voyage.aprr.fr', 'APRR'],
    ['epl.paypal-communication.com', 'PayPal'],
    ['spotify.link', 'Spotify'],
    ['www.ebay.de', 'eBay'],
  ])('%s is another one of %s', (host, brand) => {
    expect(looksLike(host)).toBeNull();
    expect(officialBrand(host)?.name.replaceAll('\u00a0', ' ')).toBe(brand);
  });

  it.each([
    ['vintedgo-suivi.com', 'Vinted'],
    ['notif-colissimo-laposte.top', 'La Poste'],
    ['leboncoin-assistance.info', 'leboncoin'],
    ['aprr.paiement-peage.com', 'APRR'],
  ])('%s looks like %s beside its other hosts', (host, brand) => {
    expect(looksLike(host)?.brand.replaceAll('\u00a0', ' ')).toBe(brand);
  });
});

describe('A text', () => {
  it('that names official hosts alone is official, and says that a name proves nothing', () => {
    for (const text of [
      'service-public.fr',
      'https://www.impots.gouv.fr/accueil',
      'www.credit-agricole.fr',
      'google.com',
    ]) {
      const found = analyse(text);
      expect(found.verdict, text).toBe('official');
      expect(found.signs[0]?.explanation).toContain('le nom de l’expéditeur ne prouve rien');
    }
  });

  it('with our own host and number names them as ours', () => {
    const ours = { hosts: ['parade.example'], phones: ['+33 1 99 00 12 34'] };
    expect(analyse('https://parade.example/urgence', ours)).toMatchObject({ verdict: 'official' });
    expect(names(analyse('01 99 00 12 34', ours))).toEqual(['own']);
    expect(names(analyse('https://parade.example.net/urgence', ours))).not.toContain('own');
  });

  it('with a wallet leads to the exchange, never to a card', () => {
    const [sign] = analyse('0x52908400098527886E0F7030069857D2E4169EE7').signs;
    expect(sign?.howToCheck).toContain('plateforme');
    expect(sign?.howToCheck).not.toMatch(/carte|banque/);
  });

  it('is read through what only leads on, and through what is made harmless', () => {
    const wrapped = analyse('https://www.google.com/url?q=https%3A%2F%2Fameli-carte.info%2Fa');
    expect(names(wrapped)).toEqual(expect.arrayContaining(['look_alike', 'wrapped']));
    expect(names(analyse('hxxps://ameli-carte[.]info'))).toContain('look_alike');
    expect(names(analyse('https://ameli.fr@exemple.com/'))).toContain('hidden_host');
    expect(names(analyse('http://185.12.7.9/espace'))).toContain('numeric_host');
    expect(names(analyse('https://exemple-boutique.com/ameli/connexion'))).toContain(
      'brand_in_path',
    );
  });

  it('that says not to do it asks for nothing', () => {
    expect(analyse('Ne communiquez jamais votre mot de passe ni votre code.').verdict).toBe(
      'nothing',
    );
    expect(analyse('Communiquez-nous votre mot de passe.').verdict).toBe('very_suspicious');
  });

  it.each([
    ['reactivé la en repondent avec les 16 chifre de la carte', 'asks_secret'],
    ['jtenvoi un lien, tu met ta carte et le code sms', 'asks_secret'],
    ['Papa c moi, mon tel est tombé ds l’eau, tu peux m’envoyer 300e ?', 'family_number'],
    ['Captcha : appuyez sur Windows + R, puis Ctrl + V et Entrée', 'runs_command'],
  ])('typed in haste is read as well: %s', (text, sign) => {
    expect(names(analyse(text))).toContain(sign);
  });

  it.each([
    ['Votre colis arrive. Le code à donner au livreur à la remise : 5519.', 'asks_secret'],
    ['Un crédit 10 fois sans frais pour votre nouveau vélo.', 'pays_to_receive'],
    ['Vous avez donné 120 € à la Ligue. Mon IBAN n’a pas changé.', 'account_changed'],
    ['Le bulletin est dans votre coffre-fort numérique. Net à payer : 1 800 €.', 'unknown_link'],
    ['Écrivez sur Telegram @capt.john', 'brand_mail'],
  ])('of what is told, denied or done says nothing: %s', (text, sign) => {
    expect(names(analyse(text))).not.toContain(sign);
  });

  it('that leads only home is not very suspicious for its words', () => {
    const words = 'ANTAI : amende impayée de 35 €. Réglez avant le 30, sinon majoration.';
    expect(analyse(`${words} https://www.antai.gouv.fr`).verdict).not.toBe('very_suspicious');
    expect(analyse(`${words} https://reglement-pv.com`).verdict).toBe('very_suspicious');
  });

  it('with weak signs alone is something to look at', () => {
    const found = analyse(
      'Facture impayée : réglez 86 € avant le 15. https://atelier-bois.fr/f/12',
    );
    expect(found.verdict).toBe('attention');
    expect(found.signs.length).toBeGreaterThan(1);
  });

  it.each([
    'Veuillez trouver ci-joint la facture de 412,50\u00a0€ pour l’entretien de la chaudière. Chauffage Martin, 02 41 22 33 44',
    'Votre formation de secourisme est confirmée. Coût\u00a0: 60\u00a0€. Renseignements\u00a0: 02 41 22 33 44.',
  ])('that names a price offers nothing for free: %s', (text) => {
    expect(names(analyse(text))).not.toContain('state_offer');
  });

  it.each([
    'Maman, mon portable est presque déchargé, je rentre à 18h.',
    'Coucou mamie, mon téléphone est réparé\u00a0! On t’appelle dimanche.',
    'Maman, papy est mort cette nuit. Dis-moi quand tu peux venir.',
    'Il est tombé dans l’escalier, maman. On est aux urgences, rappelle-moi.',
  ])('of a family whose phone or knee is broken is no new number: %s', (text) => {
    expect(names(analyse(text))).not.toContain('family_number');
  });

  it('points at the words that it means, behind invisible ones too', () => {
    const text = 'Bonjour.\u200b Donnez-moi le code\u200b reçu.';
    const [sign] = analyse(text).signs;
    expect(text.slice(sign?.span?.start, sign?.span?.end)).toBe('Donnez-moi le code\u200b reçu');
  });

  it('of a child who asks for money does not ask to pay for a prize', () => {
    const found = analyse(
      'Bonjour Papa, peux-tu faire un virement de 50\u00a0€ pour le cadeau de Lucas\u00a0?',
    );
    expect(found.verdict).toBe('attention');
    expect(names(found)).not.toContain('pays_to_receive');
  });

  it.each([
    [
      'Votre CPF expire\u00a0: il vous reste 1\u00a0500\u00a0€. Appelez le 07 55 44 33 22.',
      'asks_call',
      'appeler',
    ],
    [
      'Votre CPF expire\u00a0: il vous reste 1\u00a0500\u00a0€. Appelez le 07 55 44 33 22.',
      'asks_contact',
      'renvoie',
    ],
  ])('that has somebody call says so, and no more: %s, %s', (text, sign, told) => {
    const { explanation } = analyse(text).signs.find((each) => each.sign === sign) ?? {};
    expect(explanation).toContain(told);
    expect(explanation).not.toMatch(/opération|écrire/);
  });

  it('points at what presses or threatens, not at all that stands between it and the money', () => {
    const text =
      'Dépôt minimum de 250\u00a0€ à verser ici\u00a0: https://exemple-gains.top/a. Places limitées. Votre accès sera bloqué.';
    const { signs } = analyse(text);
    const passages = (['urgency', 'threat'] as const).map((sign) => {
      const { span } = signs.find((each) => each.sign === sign) ?? {};
      return text.slice(span?.start, span?.end);
    });
    expect(passages).toEqual(['Places limitées', 'bloqué']);
  });

  it.each([
    ['04 24 00 00 00', 'sales'],
    ['09475 00000', 'sales'],
    ['0937 00 00 00', 'platform'],
    ['0 891 00 00 00', 'charged'],
    ['118 218', 'charged'],
    ['0800 00 00 00', 'free'],
    ['0806 00 00 00', 'ordinary_price'],
    ['+33 6 12 34 56 78', 'mobile'],
    ['+44 7700 900123', 'foreign'],
    ['0 805 805 817', 'official'],
  ])('has a number %s that is %s', (number, kind) => {
    expect(phoneKind(number)).toBe(kind);
  });

  it('in the name of a bank with a number for sales is very suspicious', () => {
    expect(names(analyse('BNP Paribas : rappelez votre conseiller au 0424 12 34 56.'))).toContain(
      'bank_sales_range',
    );
  });

  it('with an account abroad names the country, with a French one the bank', () => {
    expect(analyse('DE89 3704 0044 0532 0130 00').signs[0]?.explanation).toContain('Allemagne');
    expect(analyse('FR76 3000 4000 0312 3456 7890 143').signs[0]?.explanation).toContain(
      'BNP Paribas',
    );
  });
});

const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

describe('An e-mail', () => {
  it('is told by its senders, its links, what is attached and what was proved', async () => {
    const found = await analyseEmail(
      bytes(
        'Return-Path: <envoi@serveur-pro.example.net>',
        'Authentication-Results: mx.exemple.fr; spf=fail; dkim=none; dmarc=fail',
        'From: "Assurance Maladie" <contact@infos-sante.example.com>',
        'Reply-To: dossier@gmail.com',
        'Subject: Votre remboursement',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<p>Bonjour, <a href="https://infos-sante.example.com/a"><b>www.ameli.fr</b></a></p>',
        '--b',
        'Content-Type: application/octet-stream; name="facture.pdf.exe"',
        'Content-Disposition: attachment; filename="facture.pdf.exe"',
        '',
        'MZ',
        '--b--',
      ),
    );
    expect(found.verdict).toBe('very_suspicious');
    expect(names(found)).toEqual(
      expect.arrayContaining([
        'name_not_address',
        'reply_elsewhere',
        'bounce_elsewhere',
        'link_text_differs',
        'attached_program',
        'not_authenticated',
      ]),
    );
  });

  it.each([
    ['"Ameli \u202eSanté" <a@exemple.com>', 'se fait appeler «\u00a0Ameli Santé\u00a0»'],
    ['"Service client" <a@ameli-sante-info.com>', 'chez ameli-sante-info.com, fait penser à'],
  ])('from %s is told by the name that it shows, and no other', async (from, told) => {
    const { signs } = await analyseEmail(bytes(`From: ${from}`, 'Subject: Bonjour', '', 'Bonjour'));
    expect(signs[0]?.explanation).toContain(told);
    expect(signs[0]?.explanation).not.toMatch(/«\u00a0Assurance Maladie/);
  });

  it('of an honest sender has nothing against it', async () => {
    const found = await analyseEmail(
      bytes(
        'Authentication-Results: mx.exemple.fr; dkim=pass; dmarc=pass',
        'From: Menuiserie Caron <bonjour@menuiserie-caron.example.com>',
        'Subject: Votre devis',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Bonjour, voici le devis dont nous avons parlé. Bonne journée.',
      ),
    );
    expect(found.verdict).toBe('nothing');
    expect(names(found)).toEqual(['authenticated']);
  });

  it.each([
    [
      'nested a thousand deep',
      `${Array.from({ length: 1000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join('')}Content-Type: text/plain\r\n\r\nBonjour`,
    ],
    ['a megabyte of one sign', `Subject: ${'<'.repeat(1_000_000)}`],
    ['a megabyte of links', `Content-Type: text/html\r\n\r\n${'<a href="'.repeat(110_000)}`],
    ['a megabyte of tags', `Content-Type: text/html\r\n\r\n${'<a href=x>'.repeat(100_000)}`],
    ['no e-mail at all', '\u0000\u0001'],
  ])('%s ends within two seconds', async (_, source) => {
    const start = performance.now();
    expect((await analyseEmail(new TextEncoder().encode(source))).verdict).not.toBe('official');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('A QR code', () => {
  it('that pays is read out as who, where and how much', () => {
    const { content, signs } = analyseCode(
      'BCD\n002\n1\nSCT\nBNPAFRPP\nGarage Martin\nDE89370400440532013000\nEUR120.50\n\n\nFacture 12',
    );
    expect(content).toEqual({
      kind: 'payment',
      name: 'Garage Martin',
      iban: 'DE89370400440532013000',
      amount: '120.50',
      reason: 'Facture 12',
    });
    expect(signs.find(({ sign }) => sign === 'payment_code')?.explanation).toContain(
      '120,50\u00a0€ à Garage Martin',
    );
    expect(signs.map(({ sign }) => sign)).toContain('iban_foreign');
  });

  it.each([
    ['https://antai-reglement.com/a', 'link', 'very_suspicious'],
    ['https://www.laposte.fr/suivi', 'link', 'official'],
    ['bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01', 'wallet', 'attention'],
    ['WIFI:S:Cafe du port;T:WPA;P:secret;;', 'wifi', 'attention'],
    ['tel:+33612345678', 'phone', 'attention'],
    ['SMSTO:81000:OUI', 'sms', 'attention'],
    ['Table 12', 'text', 'nothing'],
  ])('%s is a %s, %s', (payload, kind, verdict) => {
    const found = analyseCode(payload);
    expect(found.content.kind).toBe(kind);
    expect(found.verdict).toBe(verdict);
  });
});
