import { baitIn, baitInGlued } from './bait.ts';
import type { Brand } from './brands.ts';
import { BY_LENGTH, BY_WORD, bits, type Known, knownInside, lettersIn } from './known-brands.ts';
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

export const foundIn = ({ brand }: { brand: Brand }, technique: Technique): LookAlike => ({
  brand: brand.name,
  officialHost: brand.hosts[0] ?? '',
  technique,
});

/** Words in a row of a label (`credit-agricole-suivi`), run together, with what stands around them. */
export interface Run {
  word: string;
  around: readonly string[];
  whole: boolean;
  /** Of how many words it is made. */
  parts: number;
}

const MAX_TOKENS = 8;
const LONGEST_RUN = 4;

export function runsOf(label: string): Run[] {
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
export interface Around {
  /** Of its other labels and its ending. */
  bait: 0 | 1 | 2;
  isFree: boolean;
  isAbused: boolean;
  /** Letters of another script stand in it: nobody needs them. */
  isDisguised: boolean;
  ending: string;
}

/** The most that any of some words says. */
export const strongest = (words: readonly string[]): 0 | 1 | 2 =>
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
  for (const known of knownInside(word)) {
    const { word: mark, ordinary } = known.mark;
    const at = word.indexOf(mark);
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

/** In this order, for each run of words of a label. */
export const WAYS = [exact, disguised, glued, slipped] as const;
