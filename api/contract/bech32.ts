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
 * Whether an address of this form (Bitcoin, Litecoin, Cardano, Cosmos,
 * Lightning) stands anywhere in a text of letters and digits alone, by its
 * checksum: where it begins and ends is not known.
 */
export function holdsBech32(joined: string): boolean {
  const text = joined.toLowerCase();
  return [...text.matchAll(/1([02-9ac-hj-np-z]{30,})/g)].some(({ index, 1: data = '' }) => {
    const values = [...data].map((character) => ALPHABET.indexOf(character));
    const before = text.slice(Math.max(0, index - MAX_PREFIX), index);
    const [prefix = ''] = /[a-z0-9]*$/.exec(before) ?? [];
    return [...prefix].some((_, start, { length }) => {
      if (length - start < 2) return false;
      let checksum = afterPrefix(prefix.slice(start));
      return values.some((value, at) => {
        checksum = step(checksum, value);
        return at + 1 >= MIN_DATA && REMAINDERS.includes(checksum);
      });
    });
  });
}
