import { describe, expect, it } from 'vitest';
import { formatLossAmount } from './loss-words.ts';
import { lossReadings, newLoss, storedLoss, sumOfTyped } from './losses.ts';

const stored = (typed: object) => storedLoss(newLoss.parse(typed));
const wrong = (typed: object) =>
  newLoss.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('an amount', () => {
  it.each([
    ['4 800,50 €', 480_050],
    ['4.800,50', 480_050],
    ['4800.5', 480_050],
    ['€ 90', 9000],
    ['4 800,50 euros', 480_050],
    ['4.805', 480_500],
    ['0,400', 40],
  ])('%s is euros', (amount, amountCents) => {
    expect(stored({ amount })).toMatchObject({ amountCents, currency: 'EUR', foreignAmount: null });
  });

  it.each([
    ['0,4 ETH', '0.4', 'ETH'],
    ['0,00012345 bitcoin', '0.00012345', 'BTC'],
    ['1 200 dollars', '1200', 'USD'],
    ['$ 20', '20', 'USD'],
  ])('%s names its money itself', (amount, foreignAmount, currency) => {
    expect(stored({ amount })).toMatchObject({ foreignAmount, currency, amountCents: null });
  });

  it('of another money is worth what the person says, and never more than they know', () => {
    expect(stored({ amount: '0,4', currency: 'ETH', euros: '1 200,5' }).amountCents).toBe(120_050);
    expect(stored({ amount: '4 800 €', currency: 'ETH', euros: '1' }).currency).toBe('EUR');
  });

  it('that reads two ways is refused with both, to choose from', () => {
    expect(wrong({ amount: '4.800' })).toEqual([
      [
        'amount',
        '«\u00a04.800\u00a0» se lit de deux façons\u00a0: 4\u00a0800, ou 4,80. Choisissez.',
      ],
    ]);
    expect(lossReadings('4.800', 'EUR')).toEqual(['4\u00a0800', '4,80']);
    expect(lossReadings('1.234 ETH', 'EUR')).toEqual(['1\u00a0234', '1,234']);
    for (const reading of lossReadings('4.800', 'EUR'))
      expect(wrong({ amount: reading })).toEqual([]);
    expect(lossReadings('4.805', 'EUR')).toEqual([]);
  });

  it.each(['beaucoup', '0', '12 zlotys', '1,2,3', '9999999999999'])('%s is none', (amount) => {
    expect(wrong({ amount })).toMatchObject([['amount', expect.any(String)]]);
  });

  it('is told in its own money', () => {
    const of = (typed: object) => {
      const { amountCents, foreignAmount, currency } = stored(typed);
      const amount = amountCents === null ? null : amountCents / 100;
      return formatLossAmount({ amount, foreignAmount, currency });
    };
    expect(of({ amount: '0,4 ETH', euros: '1200' })).toBe(
      '0,4\u00a0ETH (environ 1\u00a0200,00\u00a0€)',
    );
    expect(of({ means: 'card' })).toBe('Montant inconnu');
  });

  it('adds up, in euros alone', () => {
    const typed = (amount: string, currency = 'EUR', euros = '') => ({ amount, currency, euros });
    expect(sumOfTyped([typed('4 800,50'), typed('0,4 ETH', 'EUR', '100'), typed('2 BTC')])).toBe(
      490_050,
    );
  });
});

describe('a day', () => {
  it.each([
    ['2026-02-31', 'Ce jour n’existe pas dans le calendrier'],
    ['1999-12-31', 'Cette date est trop ancienne\u00a0: indiquez un jour depuis l’an 2000'],
    ['2999-01-01', 'Cette date est dans le futur'],
    ['hier', 'Cette date n’est pas valide'],
  ])('%s has its sentence', (paidOn, sentence) => {
    expect(wrong({ amount: '12', paidOn })).toEqual([['paidOn', sentence]]);
  });
});

it('says at least something', () => {
  expect(wrong({})).toEqual([
    ['amount', 'Indiquez au moins un montant, un jour ou un moyen de paiement'],
  ]);
});

it('holds no secret', () => {
  expect(wrong({ amount: '12', beneficiary: 'code PIN 4821' })).toEqual([
    ['beneficiary', expect.stringContaining('code secret')],
  ]);
});
