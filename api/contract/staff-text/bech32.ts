import type { Range } from './readings.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The remainders of the checksums of bech32 (BIP 173) and bech32m (BIP 350). */
const REMAINDERS: readonly number[] = [1, 0x2bc830a3];
const MAX_PREFIX = 10;
/** Fewer characters of data than an address of any chain has. */
const MIN_DATA = 30;

const step = (checksum: number, value: number): number =>
  GENERATORS.reduce(
    (next, generator, bit) => ((checksum >>> 25) & (1 << bit) ? next ^ generator : next),
    ((checksum & 0x1ffffff) << 5) ^ value,
  );

/** The state after a prefix: the high bits of each character, a zero, the low ones. */
function afterPrefix(prefix: string): number {
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)].reduce(step, 1);
}

/**
 * The first address of this form (Bitcoin, Litecoin, Cardano, Cosmos,
 * Lightning) in a text of letters and digits alone, by its checksum: where it
 * begins and ends is not known.
 */
export function findBech32(joined: string): Range | undefined {
  const text = joined.toLowerCase();
  for (const { index, 1: data = '' } of text.matchAll(/1([02-9ac-hj-np-z]{30,})/g)) {
    const values = [...data].map((character) => ALPHABET.indexOf(character));
    const [prefix = ''] =
      /[a-z0-9]*$/.exec(text.slice(Math.max(0, index - MAX_PREFIX), index)) ?? [];
    for (let start = 0; start + 2 <= prefix.length; start += 1) {
      let checksum = afterPrefix(prefix.slice(start));
      const end = values.findIndex((value, at) => {
        checksum = step(checksum, value);
        return at + 1 >= MIN_DATA && REMAINDERS.includes(checksum);
      });
      if (end >= 0) return [index - prefix.length + start, index + end + 2];
    }
  }
  return undefined;
}
