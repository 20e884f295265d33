import { foldName } from '../../../contract/text.ts';
import type { Found } from './victim.ts';

/** Also in capitals and in small letters. */
const CIVILITIES = [
  'Monsieur',
  'Madame',
  'Mademoiselle',
  'Mme',
  'Mmes',
  'Mlle',
  'Mr',
  'Mrs',
  'Docteur',
  'Maître',
];
/** `me`, `dr` and `m` are words or parts of them: only as they are written before a name. */
const SHORT = ['M\\.?', 'MM\\.?', 'Me', 'Dr\\.?', 'Pr\\.?'];
const spellings = CIVILITIES.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]);
const CIVILITY = [...spellings.map((one) => `${one}\\.?`), ...SHORT].join('|');
const PARTICLE = "(?:(?:de|du|des|la|le|van|von|der|el|al|ben|DE|DU|LA|LE)[\\s\\u00a0]+|[dD]['’])";
const PART = `${PARTICLE}{0,2}\\p{Lu}[\\p{L}\\p{M}'’.-]*`;
const AFTER_CIVILITY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CIVILITY})[\\s\\u00a0]+(${PART}(?:[\\s\\u00a0]+${PART}){0,3})`,
  'gu',
);

/** Whoever is called Monsieur, Madame, Maître…, and each part of that name wherever it comes again. */
export function findNamed(texts: readonly string[]): (text: string) => Found[] {
  const parts = new Set(
    texts
      .flatMap((text) => [...text.matchAll(AFTER_CIVILITY)])
      .flatMap(([, name = '']) => name.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [])
      .map(foldName),
  );
  return (text) => [
    ...[...text.matchAll(AFTER_CIVILITY)].map(({ index, 0: whole, 1: name = '' }) => {
      // The point of a sentence is not the name's.
      const end = index + whole.replace(/\.$/, '').length;
      return { kind: 'name', start: index + whole.length - name.length, end } as const;
    }),
    ...[...text.matchAll(/\p{Lu}[\p{L}\p{M}]{2,}/gu)]
      .filter(([found]) => parts.has(foldName(found)))
      .map(
        ({ index, 0: found }) =>
          ({ kind: 'name', start: index, end: index + found.length }) as const,
      ),
  ];
}

let givenNames: Promise<ReadonlySet<string>> | undefined;
/** Names that are first of all something else. */
const NOT_NAMES = new Set(['france', 'noel', 'iban', 'carte', 'rib']);

/** The French dictionary of given names, which its package files under last names. */
async function loadGivenNames(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-fr');
  const names = dictionary['lastnames-fr'] as readonly string[];
  return new Set(names.map(foldName).filter((name) => name.length > 2 && !NOT_NAMES.has(name)));
}

const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]+(?:[ \u00a0]+\p{Lu}[\p{L}\p{M}'’-]+)*/gu;

/** What still looks like a person's name: words with a capital, one of them a given name. */
export async function possibleNames(texts: readonly string[]): Promise<string[]> {
  givenNames ??= loadGivenNames();
  const known = await givenNames;
  const found = texts.flatMap((text) => text.match(CAPITALISED) ?? []);
  return [...new Set(found)].filter((run) =>
    run.split(/[ \u00a0'’-]+/).some((one) => known.has(foldName(one))),
  );
}
