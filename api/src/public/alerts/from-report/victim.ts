import type { RemovedKind } from '../../../../contract/alerts-admin.ts';
import type { Place } from '../../../../contract/reading/spans.ts';
import { foldName } from '../../../../contract/text.ts';
import { phoneDigits } from '../../../people/users/phone.ts';
import { folded } from './folded.ts';

/** What an account says of its owner. */
export interface Victim {
  name: string;
  email: string;
  phone: string;
  address: string;
}

export interface Found extends Place {
  kind: RemovedKind;
}
export type Finder = (text: string) => Found[];

/** Parts of names that are everyday words: taken out only inside a whole name. */
const PARTICLES = new Set(
  'de du des la le les da do dos di van von der den el al ben bin et'.split(' '),
);
/** Countries: they say nothing of who somebody is. */
const COUNTRIES = new Set('france belgique suisse canada luxembourg'.split(' '));
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const plain = (text: string) => folded(text).text;
const wordsIn = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
// Of folded texts. Classes such as \p{L} take longer to compile than all searches to run.
const LETTER = 'a-z\\u00df-\\u1fff';
const apart = (source: string, from: string) =>
  new RegExp(`(?<![${from}])(?:${source})(?![${from}])`, 'g');
const word = (source: string) => apart(source, LETTER);

const partsOf = (name: string): string[] => plain(name).match(/\p{L}+/gu) ?? [];

/** What a name may begin with that others write apart: « Lebœuf », « Le Bœuf ». */
const APART = new Set([...PARTICLES, 'dela']);
const MIN_REST = 3;

/** « L’Hermitte », « Lhermitte » and « L Hermitte » are one name, whichever the account has. */
const joinable = (part: string) =>
  [...part].reduce((source, letter, at) => {
    const apart = at === 1 || (APART.has(part.slice(0, at)) && part.length - at >= MIN_REST);
    return `${source}${apart ? "[' -]?" : "['-]?"}${letter}`;
  });

/** The whole name in both orders, however it is joined. */
function wholeName(name: string): RegExp[] {
  const parts = partsOf(name);
  const joined = (some: readonly string[]) => some.map(joinable).join("[\\s._'-]*");
  return parts.length > 1 ? [word(joined(parts)), word(joined(parts.toReversed()))] : [];
}

const partsOfName = (name: string): RegExp[] => {
  const together = plain(name)
    .split(/[^\p{L}'-]+/u)
    .map((one) => one.replace(/\P{L}/gu, ''));
  const parts = partsOf(name);
  // « Le Bœuf » as « LEBŒUF ».
  const withParticle = parts.flatMap((part, at) =>
    PARTICLES.has(parts[at - 1] ?? '') ? [`${parts[at - 1]}['-]?${part}`] : [],
  );
  return [
    ...[...new Set([...together, ...parts])]
      .filter((part) => part.length > 1 && !PARTICLES.has(part))
      .map(joinable),
    ...withParticle,
  ].map(word);
};

/** The digits that are the same in every spelling, with whatever stands between them. */
function phoneExpressions(phone: string): RegExp[] {
  const digits = phoneDigits(phone);
  const own = digits.length > 9 ? digits.slice(-9) : digits;
  if (own.length < 6) return [];
  const between = `[^${LETTER}\\d]{0,3}`;
  const prefix = `(?:(?:\\+|00)?\\d{1,3}${between})?(?:\\(?0\\)?${between})?`;
  return [new RegExp(`${prefix}${[...own].join(between)}`, 'g')];
}

function emailExpressions(email: string): RegExp[] {
  const [local = ''] = foldName(email).split('@');
  const whole = literal(plain(email));
  // The part before the @ is how many people call themselves elsewhere.
  return [new RegExp(whole, 'g'), ...(local.length > 4 ? [word(literal(local))] : [])];
}

/** Each line or part of it, its street without the number, the postal code, the town. */
function addressExpressions(address: string): RegExp[] {
  const pieces = address.split(/[\n,;]|(?<!\d)(\d{4,5})(?!\d)/).filter(Boolean);
  return pieces.flatMap((piece = '') => {
    const words = wordsIn(piece);
    const street = words.slice(
      words.findIndex((one) => /^(?!(?:bis|ter|quater)$)\p{L}{3}/u.test(one)),
    );
    const spellings = words.length > street.length ? [words, street] : [words];
    return spellings
      .map((some) => some.map(literal).join(`[^${LETTER}\\d]{1,3}`))
      .filter((source) => source.length > 2 && !COUNTRIES.has(source))
      .map((source) => apart(source, `${LETTER}\\d`));
  });
}

type Expressions = readonly (readonly [RemovedKind, readonly RegExp[]])[];

const finderOf =
  (expressions: Expressions): Finder =>
  (text) => {
    const where = folded(text);
    return expressions.flatMap(([kind, some]) =>
      some.flatMap((one) => where.places(one)).map((place) => ({ ...place, kind })),
    );
  };

/** Finds what is the victim's own, in any case, with or without accents and ligatures. */
export const victimFinder = ({ name, email, phone, address }: Victim): Finder =>
  finderOf([
    ['email', email ? emailExpressions(email) : []],
    ['phone', phoneExpressions(phone)],
    ['address', addressExpressions(address)],
    ['name', [...wholeName(name), ...partsOfName(name)]],
  ]);

/** Finds only what can be nobody else's: a part of a name may be a word of the story. */
export const identityFinder = ({ name, email, phone }: Victim): Finder =>
  finderOf([
    ['email', email ? [new RegExp(literal(plain(email)), 'g')] : []],
    ['phone', phoneExpressions(phone)],
    ['name', wholeName(name)],
  ]);
