import { formatEuros } from '@parade/api/contract/money.ts';

/** `200` → « + 200,00 € »: the sign is what one looks for. */
export const changeInWords = (euros: number): string =>
  `${euros < 0 ? '−' : '+'}\u00a0${formatEuros(Math.abs(euros))}`;
