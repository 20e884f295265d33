import { expect, it } from 'vitest';
import { amountProblem, formatSignedEuros, parseEuros } from './money.ts';

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
])('%j is read as %d', (typed, euros) => {
  expect(parseEuros(typed)).toBe(euros);
});

it('says how to write what reads two ways', () => {
  expect(amountProblem('4.800', 'Non')).toBe(
    '«\u00a04.800\u00a0» se lit de deux façons\u00a0: écrivez 4\u00a0800, ou 4,80 avec des centimes',
  );
  expect(amountProblem('douze', 'Non')).toBe('Non');
});
