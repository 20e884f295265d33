import { BRANDS, type Brand, type Mark } from './brands.ts';
import { readHost } from './read-host.ts';

export const OFFICIAL: ReadonlyMap<string, Brand> = new Map(
  BRANDS.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
);

/** Whoever is below `.gouv.fr`. */
export const STATE: Brand = {
  name: 'les sites de l’État',
  kind: 'state',
  marks: [],
  hosts: ['service-public.gouv.fr'],
  sources: ['F'],
};

/** Whose host the labels are, one below it included. */
export function brandOf(labels: readonly string[]): Brand | undefined {
  for (let from = 0; from < labels.length; from++) {
    const brand = OFFICIAL.get(labels.slice(from).join('.'));
    if (brand) return brand;
  }
  // The State alone gives these.
  return labels.length > 2 && labels.at(-1) === 'fr' && labels.at(-2) === 'gouv'
    ? STATE
    : undefined;
}

/** Whose host it is, where it is an official one or below one; null for all others. */
export function officialBrand(host: string): Brand | null {
  const { written, labels } = readHost(host);
  return written === labels.join('.') ? (brandOf(labels) ?? null) : null;
}

/** A brand by one of its words. */
export interface Known {
  brand: Brand;
  mark: Mark;
  /** Which letters the mark has, one bit each: what differs in many is no slip. */
  letters: number;
}

export function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

/** How many letters differ. */
export function bits(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count++;
  return count;
}

/** From how many letters on the name of an official host stands for its brand, as the marks do. */
const OWN_NAME = 7;

function namesOf(brand: Brand): Mark[] {
  // What the State calls its hosts are words: `justice.fr`.
  if (brand.kind === 'state') return [];
  const known = brand.marks.map(({ word }) => word);
  return brand.hosts
    .map((host) => host.split('.').at(-2) ?? '')
    .filter((label) => !/^..?-/.test(label))
    .map((label) => label.replaceAll('-', ''))
    .filter((word) => word.length >= OWN_NAME && !known.includes(word))
    .map((word) => ({ word, spoken: word, ordinary: false, inText: 'never', worldwide: true }));
}

const KNOWN: readonly Known[] = BRANDS.flatMap((brand) =>
  [...brand.marks, ...namesOf(brand)].map(
    (mark): Known => ({ brand, mark, letters: lettersIn(mark.word) }),
  ),
);
export const BY_WORD: ReadonlyMap<string, Known> = new Map(
  KNOWN.toReversed().map((known) => [known.mark.word, known]),
);

/** From how many letters on a name is looked for inside of words. */
const LEAST_INSIDE = 3;
/** Places in `KNOWN` by the first letters of the mark. */
const BY_BEGINNING = new Map<string, number[]>();
for (const [place, { mark }] of KNOWN.entries()) {
  if (mark.word.length < LEAST_INSIDE) continue;
  const beginning = mark.word.slice(0, LEAST_INSIDE);
  const those = BY_BEGINNING.get(beginning) ?? [];
  those.push(place);
  BY_BEGINNING.set(beginning, those);
}

/** Those whose mark stands somewhere in a word and is not all of it, in the order of the table. */
export function knownInside(word: string): Known[] {
  const places = new Set<number>();
  for (let at = 0; at + LEAST_INSIDE <= word.length; at++) {
    for (const place of BY_BEGINNING.get(word.slice(at, at + LEAST_INSIDE)) ?? []) {
      if (word.startsWith(KNOWN[place]?.mark.word ?? word, at)) places.add(place);
    }
  }
  return [...places]
    .sort((a, b) => a - b)
    .flatMap((place) => KNOWN[place] ?? [])
    .filter(({ mark }) => mark.word.length < word.length);
}

/** Those that a word of so many letters may be a slip of. */
export const BY_LENGTH: Known[][] = [];
for (const known of KNOWN) {
  const { length } = known.mark.word;
  const most = length >= 11 ? 2 : 1;
  for (let near = length - most; length >= 4 && near <= length + most; near++) {
    const those = BY_LENGTH[near] ?? [];
    those.push(known);
    BY_LENGTH[near] = those;
  }
}

/** The brand that one word of a host names, whatever stands beside it: three letters are not enough alone. */
export function brandInHost(host: string): Brand | undefined {
  const words = host
    .split('.')
    .slice(0, -1)
    .flatMap((label) => label.split('-'));
  return words
    .map((word) => BY_WORD.get(word))
    .find((known) => known && known.mark.inText === 'always' && known.mark.word.length > 2)?.brand;
}
