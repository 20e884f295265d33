/// <reference path="./punycode.d.ts" />
import punycode from 'punycode.js';
import { OWNED_BELOW } from '../reading/shared-hosts.ts';
import { readAs } from '../staff-text/confusables.ts';
import { baitIn, baitInGlued } from './bait.ts';
import { BRANDS, type Brand, type Mark } from './brands.ts';
import { ABUSED_ENDINGS, endingLength, FREE_HOSTS } from './endings.ts';
import { distance, readingsOf, type Slip, slipBetween } from './likeness.ts';
import { isWord } from './words.ts';

/** By what a host is mistaken for another. */
export type Technique =
  | 'look-alike characters'
  | 'digits for letters'
  | 'letters that look like one'
  | 'swapped letters'
  | 'missing letter'
  | 'added letter'
  | 'replaced letter'
  | 'added words'
  | 'other ending'
  | 'brand in a subdomain'
  | 'official host in a subdomain'
  | 'missing dot'
  | 'state ending imitated';

export interface LookAlike {
  brand: string;
  /** The host that the brand has. */
  officialHost: string;
  technique: Technique;
}

/** A host as it is read by eyes: small ASCII letters, look-alikes folded. */
interface Read {
  /** As it is written in Unicode. */
  written: string;
  labels: readonly string[];
  /** Whether letters of other scripts stand in it that look like ours. */
  disguised: boolean;
}

const ACCENTS = /\p{M}/gu;

function decoded(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    return punycode.decode(label.slice(4));
  } catch {
    return label;
  }
}

/** Without a scheme, a port, a path, who signs in, or a dot at its end; what punycode hides is shown. */
function readHost(host: string): Read {
  const bare = host
    .slice(0, 400)
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .replace(/:\d*$/, '')
    .replace(/\.+$/, '');
  const written = bare
    .split(/[.。．｡]/)
    .map(decoded)
    .join('.')
    .normalize('NFC');
  const folded = [...written].map((sign) => (sign <= '\x7f' ? sign : readAs(sign))).join('');
  const plain = written.normalize('NFD').replace(ACCENTS, '');
  return {
    written,
    labels: folded.toLowerCase().split('.'),
    disguised: /\P{ASCII}/u.test(plain),
  };
}

const OFFICIAL: ReadonlyMap<string, Brand> = new Map(
  BRANDS.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)),
);

const STATE: Brand = {
  name: 'les sites de l’État',
  kind: 'state',
  marks: [],
  hosts: ['service-public.gouv.fr'],
  sources: ['F'],
};

function brandOf(labels: readonly string[]): Brand | undefined {
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

interface Known {
  brand: Brand;
  mark: Mark;
  /** Which letters the mark has, one bit each: what differs in many is no slip. */
  letters: number;
}

function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function bits(value: number): number {
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
const BY_WORD: ReadonlyMap<string, Known> = new Map(
  KNOWN.toReversed().map((known) => [known.mark.word, known]),
);

/** Those that a word of so many letters may be a slip of. */
const BY_LENGTH: Known[][] = [];
for (const known of KNOWN) {
  const { length } = known.mark.word;
  const most = length >= 11 ? 2 : 1;
  for (let near = length - most; length >= 4 && near <= length + most; near++) {
    const those = BY_LENGTH[near] ?? [];
    those.push(known);
    BY_LENGTH[near] = those;
  }
}

const foundIn = ({ brand }: Pick<Known, 'brand'>, technique: Technique): LookAlike => ({
  brand: brand.name,
  officialHost: brand.hosts[0] ?? '',
  technique,
});

/** Words in a row of a label (`credit-agricole-suivi`), run together, with what stands around them. */
interface Run {
  word: string;
  around: readonly string[];
  whole: boolean;
  /** Of how many words it is made. */
  parts: number;
}

const MAX_TOKENS = 8;
const LONGEST_RUN = 4;

function runsOf(label: string): Run[] {
  const tokens = label.split(/[-_]+/).filter(Boolean).slice(0, MAX_TOKENS);
  const runs: Run[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_RUN); to++) {
      const around = [...tokens.slice(0, from), ...tokens.slice(to)];
      runs.push({
        word: tokens.slice(from, to).join(''),
        around,
        whole: around.length === 0,
        parts: to - from,
      });
    }
  }
  // The longest first: the bank of a shop is not the shop.
  return runs.sort((a, b) => b.word.length - a.word.length);
}

/** What of a host speaks for a trap beside the name in one of its labels. */
interface Around {
  /** Of its other labels and its ending. */
  bait: 0 | 1 | 2;
  isFree: boolean;
  isAbused: boolean;
  /** Letters of another script stand in it: nobody needs them. */
  isDisguised: boolean;
  ending: string;
}

const strongest = (words: readonly string[]): 0 | 1 | 2 =>
  words.reduce<0 | 1 | 2>(
    (most, word) => Math.max(most, baitIn(word), baitInGlued(word)) as 0 | 1 | 2,
    0,
  );

/** Whether what stands around a name makes a trap likely. */
const isTrap = (run: Run, around: Around): boolean =>
  around.isAbused || around.isFree || Math.max(strongest(run.around), around.bait) === 2;

/** « caf-fr.com »: the ending of the official host, written as a word. */
const hasEndingAsWord = (known: Known, run: Run): boolean =>
  run.around.some((word) => hasEnding(known, word));

/** Three letters that many use are a brand's beside words that call for something and no others; a word of the language only in a trap. */
const isMeant = (known: Known, run: Run, around: Around): boolean =>
  !known.mark.ordinary ||
  around.isDisguised ||
  isTrap(run, around) ||
  hasEndingAsWord(known, run) ||
  (known.mark.inText === 'always' &&
    (run.whole ? around.bait > 0 : run.around.every((word) => baitIn(word) > 0)));

const hasEnding = ({ brand }: Known, ending: string): boolean =>
  brand.hosts.some((host) => host.endsWith(`.${ending}`));

/** Endings of countries, without those that are sold to everybody; `.com` is what such brands begin with. */
const isCountry = (ending: string): boolean =>
  ending === 'com' ||
  (ending.length === 2 && !/^(?:co|io|me|cc|tv|ws|to|pw|tk|ml|ga|cf|gq)$/.test(ending));

/** A name as it is, beside other words or under another ending. */
function exact(run: Run, around: Around, isSub: boolean): LookAlike | undefined {
  const known = BY_WORD.get(run.word);
  if (!known) return undefined;
  const { mark } = known;
  if (!isMeant(known, run, around)) return undefined;
  if (isSub) return foundIn(known, 'brand in a subdomain');
  if (!run.whole) return foundIn(known, 'added words');
  const elsewhere = mark.worldwide && isCountry(around.ending) && !hasEnding(known, around.ending);
  if (elsewhere && !around.isFree && !around.isDisguised) return undefined;
  return foundIn(known, 'other ending');
}

/** A name that is spelt with digits, or with two letters for one. */
function disguised(run: Run, around: Around): LookAlike | undefined {
  for (const [word, trick] of readingsOf(run.word)) {
    const known = BY_WORD.get(word);
    if (!known || word.length < 3) continue;
    if ((known.mark.ordinary || word.length < 5) && !run.whole && !isTrap(run, around)) continue;
    return foundIn(known, trick === 'digits' ? 'digits for letters' : 'letters that look like one');
  }
  return undefined;
}

const SLIPS = {
  added: 'added letter',
  missing: 'missing letter',
  swapped: 'swapped letters',
  replaced: 'replaced letter',
} as const;

/** From how many letters on a slip is no word of its own, and from how many on two are. */
const ONE_SLIP = 7;
const TWO_SLIPS = 11;
const SHORTEST = 4;

/** Whether a short name that is nearly a brand's is meant to be it: a long one is. */
function isLikely(known: Known, slip: Slip, run: Run, around: Around): boolean {
  const { mark } = known;
  const baited = Math.max(strongest(run.around), around.bait) === 2;
  const sameEnding = hasEnding(known, around.ending);
  const isClose = slip === 'swapped' || (slip === 'added' && /(.)\1/.test(run.word));
  if (mark.word.length === SHORTEST || mark.ordinary) {
    const isLong = mark.word.length > SHORTEST;
    const same = run.whole && sameEnding;
    if (same && slip === 'added' && isClose) return true;
    if (
      same &&
      (mark.ordinary
        ? isLong && (isClose || (slip === 'missing' && mark.inText === 'always'))
        : isClose)
    )
      return true;
    return baited && (isClose || isLong);
  }
  if (mark.word.length >= ONE_SLIP || baited) return true;
  const usual =
    sameEnding ||
    (mark.word.length >= ONE_SLIP - 1 && /^(?:com|fr|net|org|eu|info)$/.test(around.ending));
  return run.whole && (usual || around.isAbused || around.isFree);
}

function slipped(run: Run, around: Around): LookAlike | undefined {
  const { word } = run;
  if (word.length < SHORTEST || BY_WORD.has(word) || isWord(word)) return undefined;
  const letters = lettersIn(word);
  for (const known of BY_LENGTH[word.length] ?? []) {
    const { word: meant } = known.mark;
    const most = meant.length >= TWO_SLIPS ? 2 : 1;
    if (Math.abs(meant.length - word.length) > most) continue;
    if (bits(letters ^ known.letters) > 2 * most) continue;
    const apart = distance(word, meant, most);
    if (apart === 0 || apart > most) continue;
    const slip = slipBetween(word, meant);
    if (isLikely(known, slip, run, around)) return foundIn(known, SLIPS[slip]);
  }
  return undefined;
}

/** A name and other words without anything between them: `amelicompte`, `wwwameli`. */
function glued(run: Run, around: Around): LookAlike | undefined {
  const { word } = run;
  if (run.parts > 1 && !run.whole) return undefined;
  for (const known of KNOWN) {
    const { word: mark, ordinary } = known.mark;
    if (mark.length >= word.length || mark.length < 3) continue;
    const at = word.indexOf(mark);
    if (at < 0) continue;
    const before = word.slice(0, at);
    const behind = word.slice(at + mark.length);
    if ((!ordinary || hasEnding(known, around.ending)) && /^w{3}$/.test(before) && behind === '')
      return foundIn(known, 'missing dot');
    const bait = [before, behind].map(baitInGlued);
    const isBaited =
      bait.every((each) => each > 0) &&
      Math.max(...bait) + Math.max(around.bait, Number(around.isAbused || around.isFree) * 2) >=
        (ordinary || mark.length < 5 ? 2 : 1);
    const strong = Math.max(...bait) === 2 || isTrap(run, around);
    if (isBaited && (strong || (!ordinary && mark.length >= 5)))
      return foundIn(known, 'added words');
    if (!ordinary && mark.length >= 8 && (mark.length >= 10 || strong))
      return foundIn(known, 'added words');
  }
  return undefined;
}

const WAYS = [exact, disguised, glued, slipped] as const;

/** « impots-gouv.com », « antai.gouv-fr.info »: the ending that the State alone gives, somewhere else. */
function imitatesState(labels: readonly string[]): boolean {
  return labels.some((label) =>
    label
      .split(/[-_]+/)
      .some(
        (word, _at, all) => /^gouv(?:fr)?$/.test(word) && (all.length > 1 || labels.length > 2),
      ),
  );
}

/** The official host of somebody, with something behind it: `ameli.fr.suivi.example`. */
function officialInside(labels: readonly string[], own: number): LookAlike | undefined {
  for (let from = 0; from < own; from++) {
    for (let to = from + 2; to <= Math.min(own, from + 3); to++) {
      const brand = OFFICIAL.get(labels.slice(from, to).join('.'));
      if (brand) return foundIn({ brand }, 'official host in a subdomain');
    }
  }
  return undefined;
}

/** These say nothing; « de » and « la » are words besides. */
const USUAL_ENDING = /^(?:..|com|net|org)$/;
/** Labels of one host that are looked at: longer ones are made to keep us busy. */
const MAX_LABELS = 8;

/** How many labels at the end are nobody's own: those of a public ending, or of a place where hosts are free. */
function sharedLength(labels: readonly string[]): { length: number; isFree: boolean } {
  for (let from = 1; from < labels.length; from++) {
    const end = labels.slice(from).join('.');
    if (FREE_HOSTS.has(end) || OWNED_BELOW.has(end))
      return { length: labels.length - from, isFree: true };
  }
  return { length: endingLength(labels), isFree: false };
}

/**
 * Which brand a host pretends to be, and how; null for official hosts and for whatever resembles none.
 * Takes a host or a link; a name is named, never whether it is safe.
 */
export function looksLike(host: string): LookAlike | null {
  const read = readHost(host);
  const labels = read.labels.slice(-MAX_LABELS);
  if (labels.length < 2 || officialBrand(host)) return null;
  const { length, isFree } = sharedLength(labels);
  const own = labels.slice(0, labels.length - length);
  const ending = labels.at(-1) ?? '';
  const isAbused = ABUSED_ENDINGS.has(ending);
  const inside = officialInside(labels, own.length);
  if (inside) return inside;
  // From the name that somebody registered to what stands in front of it.
  for (let at = own.length - 1; at >= 0; at--) {
    const label = own[at] ?? '';
    if (label === 'www') continue;
    const others = own.filter((_, other) => other !== at);
    const around: Around = {
      bait: strongest([
        ...others.flatMap((other) => other.split(/[-_]+/)),
        ...(USUAL_ENDING.test(ending) ? [] : [ending]),
      ]),
      isFree,
      isAbused,
      isDisguised: read.disguised,
      ending,
    };
    const isSub = at < own.length - 1;
    const runs = runsOf(label);
    for (const way of WAYS) {
      for (const run of runs) {
        const found = way(run, around, isSub);
        if (found) return read.disguised ? { ...found, technique: 'look-alike characters' } : found;
      }
    }
  }
  if (read.disguised) {
    const brand = brandOf(labels);
    if (brand)
      return {
        brand: brand.name,
        officialHost: brand.hosts[0] ?? '',
        technique: 'look-alike characters',
      };
  }
  return imitatesState(own)
    ? { brand: STATE.name, officialHost: STATE.hosts[0] ?? '', technique: 'state ending imitated' }
    : null;
}
