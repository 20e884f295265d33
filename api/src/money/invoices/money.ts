import { formatEuros } from '../../../contract/money.ts';

/** Euro cents as they are printed, with a real minus. */
export const money = (cents: number): string => formatEuros(cents / 100).replace('-', '\u2212');
