import { describe, expect, it } from 'vitest';
import { INDICATOR_KINDS, type IndicatorKind } from '../../../../contract/indicators.ts';
import { SAMPLE_ALERTS } from '../../../../contract/sample-alerts.ts';
import { maskPrivate } from './mask.ts';
import { normaliseIndicator } from './normalise.ts';

const value = (kind: IndicatorKind, typed: string) => normaliseIndicator(kind, typed)?.value;
const display = (kind: IndicatorKind, typed: string) => normaliseIndicator(kind, typed)?.display;

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
