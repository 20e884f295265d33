import { formatNumber } from '@parade/api/contract/money.ts';

/** « 1 personne », « 1 200 personnes »: French counts in the singular below two. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? one : many}`;
