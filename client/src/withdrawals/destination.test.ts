import type { Withdrawal } from '@parade/api/contract/withdrawals.ts';
import { describe, expect, test } from 'vitest';
import { destinationOf, maskedDestination } from './destination.ts';
import { EMPTY_WITHDRAWAL } from './form.ts';

const REQUEST = {
  method: 'binance',
  binanceId: null,
  bankName: null,
  accountNumber: null,
  accountHolder: null,
  walletType: null,
  walletAddress: null,
} as Withdrawal;

test('an IBAN is read in groups of four, however it was typed', () => {
  const texts = {
    ...EMPTY_WITHDRAWAL,
    method: 'bank' as const,
    bankName: ' Banque des Alpes ',
    accountNumber: 'fr7630006000 01 1234567890189',
    accountHolder: 'Éloïse Marchand',
  };
  expect(destinationOf(texts)).toEqual([
    ['Nom de la banque', 'Banque des Alpes'],
    ['IBAN', 'FR76 3000 6000 0112 3456 7890 189'],
    ['Titulaire du compte', 'Éloïse Marchand'],
  ]);
});

test('an ID of Binance is read as it is sent', () => {
  expect(
    destinationOf({ ...EMPTY_WITHDRAWAL, method: 'binance', binanceId: ' 481 220 937' }),
  ).toEqual([['ID Binance', '481220937']]);
});

describe('the history shows no whole destination', () => {
  test.each([
    [
      { method: 'bank', accountNumber: 'FR7630006000011234567890189' },
      'Virement bancaire',
      'FR76…0189',
    ],
    [{ method: 'binance', binanceId: '123456789' }, 'Binance', '…789'],
    [{ method: 'binance', binanceId: '1234' }, 'Binance', '…34'],
    [
      {
        method: 'wallet',
        walletType: 'btc',
        walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      },
      'Portefeuille crypto, Bitcoin (BTC)',
      'bc1q…f3t4',
    ],
  ] as const)('%j', (changes, method, known) => {
    expect(maskedDestination({ ...REQUEST, ...changes })).toEqual([method, known]);
  });
});
