import type { Place } from '../reading/spans.ts';
import { findBech32 } from '../staff-text/bech32.ts';
import { type Sign, signOf } from './signs.ts';

export interface FoundWallet extends Place {
  chain: string;
}

const isMixed = (word: string) => /\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word);
/** Its own checksum says that it is whole. */
const isBech32 = (word: string) => findBech32(word) !== undefined;
const always = () => true;

/** How addresses are written on each chain; where the form alone says little, it must look like no word. */
const CHAINS: readonly (readonly [chain: string, form: RegExp, fits: (word: string) => boolean])[] =
  [
    ['Ethereum', /^0x[0-9a-f]{40}$/i, always],
    ['Bitcoin', /^(?:bc1|BC1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,87}$/, isBech32],
    ['Bitcoin', /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, isMixed],
    ['Litecoin', /^ltc1[02-9ac-hj-np-z]{11,87}$/, isBech32],
    ['Litecoin', /^[LM][1-9A-HJ-NP-Za-km-z]{26,33}$/, isMixed],
    ['Tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/, isMixed],
    ['Dogecoin', /^D[5-9A-HJ-NP-U][1-9A-HJ-NP-Za-km-z]{32}$/, isMixed],
    ['XRP', /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/, isMixed],
    ['Cardano', /^addr1[02-9ac-hj-np-z]{50,110}$/, always],
    ['Solana', /^[1-9A-HJ-NP-Za-km-z]{43,44}$/, isMixed],
    ['Monero', /^[48][1-9A-HJ-NP-Za-km-z]{94}$/, isMixed],
    ['TON', /^[EU]Q[A-Za-z0-9_-]{46}$/, isMixed],
  ];

const TOKEN = /(?<![\p{L}\p{N}_-])[A-Za-z0-9_-]{25,115}(?![\p{L}\p{N}_-])/gu;

/** The chain of an address by its form; the server compares the other checksums. */
export const chainOf = (word: string): string | undefined =>
  CHAINS.find(([, form, fits]) => form.test(word) && fits(word))?.[0];

export const walletsIn = (text: string): FoundWallet[] =>
  [...text.matchAll(TOKEN)].flatMap(({ 0: word, index: start }) => {
    const chain = chainOf(word);
    return chain ? [{ start, end: start + word.length, chain }] : [];
  });

/** It leads to the exchange, and never to what is done about a bank card. */
export const signsOfWallet = (found: FoundWallet): Sign[] => [
  signOf('wallet', found, { chain: found.chain }),
];
