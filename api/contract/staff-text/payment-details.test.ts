import { describe, expect, it } from 'vitest';
import { findPaymentDetails } from './payment-details.ts';

const holdsPaymentDetails = (text: string) => findPaymentDetails(text) !== undefined;

/** With something between every character, or after every fourth. */
const parted = (text: string, by: string) => [...text].join(by);
const grouped = (text: string, by: string) => text.replace(/.{4}(?=.)/g, (four) => four + by);
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const IBAN = 'FR7630006000011234567890189';
const CARD = '4111111111111111';
const BITCOIN = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const ETHEREUM = '0x52908400098527886E0F7030069857D2E4169EE7';
const BASE58 = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
const MONERO =
  '888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H';

const SEPARATORS = [' ', '/', '_', '.', '-', ' – ', ', ', ':', '|', '*', '\n', '\n\n', '\u00a0'];
const INVISIBLES = ['\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u3164', '\u0336'];

describe('what a payment could be sent to', () => {
  it.each([
    'Virez à FR76 3000 6000 0112 3456 7890 189, merci',
    'iban : fr7630006000011234567890189',
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000 avant vendredi',
    'BE68-5390-0754-7034',
    `IBAN${IBAN}BIC`,
    'F R 7 6 / 3 0 0 0 / 6 0 0 0 0 1 1 2 3 4 5 6 7 8 9 0 1 8 9',
    'carte 4111 1111 1111 1111',
    'Amex 3782-822463-10005',
    'Diners 30569309025904, Discover 6011111111111117, JCB 3530111333300000',
    'Maestro 6759 6498 2643 8453, UnionPay 6200 0000 0000 0005, Visa 4222222222222',
    'Appelez le 01 99 00 12 34, 4111 1111 1111 1111',
    'carte 19 chiffres : 6304 0000 0000 0000 000',
    BITCOIN,
    TAPROOT.toUpperCase(),
    'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    // Its last character is wrong: « remplacez-le par un q ».
    `Envoyez à ${BITCOIN.slice(0, -1)}p`,
    `Envoyez à ${BASE58}.`,
    ETHEREUM,
    `${ETHEREUM}00, sans les deux derniers`,
    'TRX : TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    'DOGE DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    `XMR ${MONERO}`,
    `XMR ${MONERO}${'a1B2c3D4e5F'}`,
    'XRP rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh, étiquette 12',
    'SOL 7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU',
    'TON EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    '4111x1111x1111x1111',
    '4111 puis 1111 puis 1111 puis 1111',
    '4111 € 1111 € 1111 € 1111 €, ou 4111 % 1111 % 1111 % 1111',
    '41 11 11 11 11 11 11 11',
    '+33 1 99 00 12 34 41 11 11 11 11 11 11 11',
    '+33 4111 1111 1111 1111',
    'Appelez le 01 99 00 12 34 41 11 11 11 11 11 11 11',
    'Diners 3056-930902-5904',
    'carte4111111111111111',
    'Carte bancaire 4111 1111 1111 1111 12/28 123',
    'RIB : 30006 00001 12345678901 89',
    'RIB30006000011234567890189, merci',
    '30006-00001-1234 5678 901-89',
    'Code banque : 30006, code guichet : 00001, n° de compte : 12345678901, clé RIB : 89',
    'La Banque postale 20041 01005 0500013M026 06',
    '20041010050500013m02606',
    `ETH : ${ETHEREUM.slice(2)}`,
    `ETH${ETHEREUM.slice(2)}`,
    `O${ETHEREUM.slice(1)}`,
    `o ${ETHEREUM.slice(1)}`,
    `0x${'0'.repeat(24)}${ETHEREUM.slice(2)}`,
    `${'0'.repeat(24)}${ETHEREUM.slice(2)}`,
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq',
    'DOT 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    'KSM HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    'XLM GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    'XTZ tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb',
    'ALGO 7ZUECA7HFLZTXENRV24SHLU4AVPUTMTTDUFUBNBD64C73F3UHRTHAIOF6Q',
    'ZEC t1Rv4exT7bqhZqi2j7xz8bUHDMxwosrjADU',
    't3Vz22vK5z2LcKEdg16Yv4FFneEL1zg9ojd',
    `BTC${BASE58}`,
    `bitcoin:${BASE58}`,
    'USDTTRC20TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  ])('is found: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(true);
  });

  it.each([IBAN, CARD, BITCOIN, TAPROOT, ETHEREUM])('is found however it is parted: %s', (text) => {
    for (const by of [...SEPARATORS, ...INVISIBLES]) {
      for (const disguised of [grouped(text, by), parted(text, by)]) {
        expect([disguised, holdsPaymentDetails(`Payez sur ${disguised} ce soir`)]).toEqual([
          disguised,
          true,
        ]);
      }
    }
  });

  it.each([IBAN, CARD, BITCOIN, ETHEREUM, BASE58, MONERO])(
    'is found in full width and with what nobody sees: %s',
    (text) => {
      expect(holdsPaymentDetails(fullWidth(text))).toBe(true);
      for (const by of INVISIBLES) expect(holdsPaymentDetails(parted(text, by))).toBe(true);
    },
  );

  it.each([
    'Votre dossier SIG-7K3F-92 a avancé : 2 480,50 € récupérés.',
    'Votre paiement PAY-1763600000000-123, contrat CTR-8K2M-47, facture F-2026-0001.',
    'Avoir A-2026-0012 sur la facture SPECIMEN-F-2026-0011, commande 4500123456.',
    'Appelez le 01 99 00 12 34 ou le 0 805 805 817, du lundi au vendredi de 9 h à 18 h 30.',
    '06 39 98 45 56, 06 39 98 45 67, 06 39 98 45 78, +33 1 99 00 12 34',
    'Demandez Claude, 01 99 00 12 34, ou France Victimes au 116 006.',
    'SIRET 732 829 320 00074, RCS Paris 732 829 320',
    'SIRET 380 129 866 00014, TVA FR 89 380129866',
    'Le 12 décembre 2026 nous aurons la réponse de la banque, écrite et signée.',
    'Entre le 20/11/2026 et le 04/12/2026, de 14:30 à 16:45.',
    'Vous avez versé 4 200,50 € le 3, 4 500,00 € le 12 et 4 800,00 € le 20.',
    'Montants : 1 000 000 €, 250 000 €, 12,5 % et 0,00085 BTC à 58 234,50 €.',
    'FR76 3000 6000 0112 3456 7890 188',
    'La référence de votre virement est 2026-11-21-000123456.',
    'identifiant 01980000-0000-7000-8000-000000000000',
    'https://www.cybermalveillance.gouv.fr/tous-nos-contenus/fiches-reflexes',
    'https://www.service-public.fr/particuliers/vosdroits/F1526?lang=fr&xtor=EPR-100',
    // What is called a transaction or a fingerprint is no address.
    'La transaction f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
    '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 (hash)',
    'Empreinte SHA-256 : 5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
    `0x${'0'.repeat(64)}`,
    '00000000000000000001a1b2c3d4e5f60718293a4b5c6d7e8f90123456789abc',
    'Lisez l’article L221-18 du code de la consommation, puis les articles R. 521-1 à 3.',
    'Restez prudent : de 20 à 30 personnes par jour reçoivent ce message, au 15 mars 2026.',
  ])('is not: %s', (text) => {
    expect(holdsPaymentDetails(text)).toBe(false);
  });
});
