import { expect, it } from 'vitest';
import { formatSignedEuros } from './money.ts';

it.each([
  [200, '+200,00\u00a0€'],
  [-2480.5, '−2\u00a0480,50\u00a0€'],
  [0, '+0,00\u00a0€'],
])('a movement of %d carries its sign', (euros, written) => {
  expect(formatSignedEuros(euros)).toBe(written);
});
