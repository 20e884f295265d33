import { expect, it } from 'vitest';
import {
  amountProblem,
  amountReadings,
  formatSignedEuros,
  moneyIn,
  parseDecimal,
  parseEuros,
} from './money.ts';

it.each([
  [200, '+200,00\u00a0€'],
  [-2480.5, '−2\u00a0480,50\u00a0€'],
  [0, '+0,00\u00a0€'],
])('a movement of %d carries its sign', (euros, written) => {
  expect(formatSignedEuros(euros)).toBe(written);
});

it.each([
  ['', null],
  ['2480.50', 2480.5],
  ['2 480,50 €', 2480.5],
  ['2\u202f480,50 euros', 2480.5],
  ['4.800,50', 4800.5],
  ['4,800.50', 4800.5],
  ['1.234.567', 1_234_567],
  ['4800,5', 4800.5],
  ['4.800', undefined],
  ['4,800', undefined],
  ['4.80.0', undefined],
  ['4.800.50', undefined],
  ['1,2,3', undefined],
  ['4.805', 4805],
  ['0,400', 0.4],
  ['douze', undefined],
  ['4800€50', 4800.5],
  ['4 800 € 50', 4800.5],
  ['4.800 euros 05', 4800.05],
  ['EUR 4800', 4800],
  ['4800 €.', 4800],
  ['12,', 12],
  ['1 200,-', 1200],
  ['4.800,-- €', 4800],
  ['4.800 €.', undefined],
  ['4800,50 € 20', undefined],
  ['4800€5', undefined],
  [',', undefined],
])('%j is read as %d', (typed, euros) => {
  expect(parseEuros(typed)).toBe(euros);
});

it('says how to write what reads two ways', () => {
  expect(amountProblem('4.800', 'Non')).toBe(
    '«\u00a04.800\u00a0» se lit de deux façons\u00a0: écrivez 4\u00a0800, ou 4,80 avec des centimes',
  );
  expect(amountProblem('douze', 'Non')).toBe('Non');
  expect(amountReadings('4.800 €.')).toEqual(['4\u00a0800', '4,80']);
});

it.each(['4 800 € 50', '4800€50', 'EUR 4800,50', '4800,50 €.'])('%j names euros', (typed) => {
  expect([moneyIn(typed), parseDecimal(typed)]).toEqual(['EUR', '4800.5']);
});
