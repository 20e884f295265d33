import { describe, expect, test } from 'vitest';
import {
  EMPTY_WITHDRAWAL,
  isBankIncomplete,
  problemsOf,
  requestFor,
  type WithdrawalTexts,
} from './form.ts';

const typed = (changes: Partial<WithdrawalTexts>): WithdrawalTexts => ({
  ...EMPTY_WITHDRAWAL,
  amount: '2480,50',
  method: 'binance',
  binanceId: '123456789',
  ...changes,
});
const sentences = (changes: Partial<WithdrawalTexts>, available = 3000) =>
  Object.fromEntries(
    Object.entries(problemsOf(typed(changes), available)).map(([field, error]) => [
      field,
      error?.message,
    ]),
  );

describe('the request for what was typed', () => {
  test.each(['2480.50', '2480,50', '2 480,50 €'])('reads %s', (amount) => {
    expect(requestFor(typed({ amount })).amount).toBe(2480.5);
  });

  test('holds nothing of another method', () => {
    const request = requestFor(typed({ method: 'wallet', walletAddress: 'bc1qexample' }));
    expect(request).toEqual({
      amount: 2480.5,
      method: 'wallet',
      walletType: 'btc',
      walletAddress: 'bc1qexample',
    });
  });
});

describe('what is wrong with it', () => {
  test.each(['', '0', '-3', 'dix', '12,3456'])('no amount: %j', (amount) => {
    expect(sentences({ amount })).toEqual({ amount: 'Veuillez entrer un montant valide' });
  });

  test('an amount that reads two ways is asked for again, with both ways', () => {
    expect(sentences({ amount: '4.800' })).toEqual({
      amount:
        '«\u00a04.800\u00a0» se lit de deux façons\u00a0: écrivez 4\u00a0800, ou 4,80 avec des centimes',
    });
  });

  test('the whole balance goes, a cent more does not', () => {
    expect(sentences({}, 2480.5)).toEqual({});
    expect(sentences({}, 2480.49)).toEqual({
      amount: 'Le montant ne peut pas dépasser votre solde disponible',
    });
  });

  test('nothing is chosen for the person: a method is asked for', () => {
    expect(sentences({ method: EMPTY_WITHDRAWAL.method })).toEqual({
      method: 'Choisissez une méthode',
    });
  });

  test('each method misses its own fields, beside the amount', () => {
    expect(sentences({ amount: '', binanceId: ' ' })).toEqual({
      amount: 'Veuillez entrer un montant valide',
      binanceId: 'Veuillez entrer votre ID Binance',
    });
    expect(sentences({ method: 'bank', bankName: 'Banque des Alpes' })).toEqual({
      accountNumber: 'Indiquez votre IBAN',
      accountHolder: 'Indiquez le titulaire du compte',
    });
    expect(isBankIncomplete(problemsOf(typed({ method: 'bank' }), 3000))).toBe(true);
    expect(isBankIncomplete(problemsOf(typed({ amount: '', binanceId: '' }), 3000))).toBe(false);
    const account = { bankName: 'Banque des Alpes', accountHolder: 'Éloïse Marchand' };
    const slip = { accountNumber: 'FR76 3000 6000 0112 3456 7890 198' };
    expect(sentences({ method: 'bank', ...account, ...slip })).toEqual({
      accountNumber: expect.stringContaining('Cet IBAN n’est pas valide'),
    });
    expect(sentences({ binanceId: 'abc' })).toEqual({
      binanceId: expect.stringContaining('un numéro de 6 à 12 chiffres'),
    });
    expect(sentences({ binanceId: ' 481 220\u00a0937 ' })).toEqual({});
    const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(sentences({ method: 'wallet', walletAddress: bitcoin })).toEqual({});
    expect(
      sentences({ amount: '', method: 'wallet', walletType: 'usdt', walletAddress: bitcoin }),
    ).toEqual({
      amount: 'Veuillez entrer un montant valide',
      walletAddress: 'C’est une adresse Bitcoin. Pour Tether, il faut une adresse Ethereum.',
    });
    expect(sentences({ method: 'wallet' })).toEqual({
      walletAddress: "Veuillez entrer l'adresse du portefeuille",
    });
  });
});
