import { foldName } from '../../../../contract/text.ts';
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

/** In small letters, what follows may be any word: « ce monsieur disait », « madame, monsieur ». */
const NO_NAME = new Set(
  'monsieur madame mademoiselle maître maitre docteur mme mlle merci bonjour bonsoir veuillez cher chère chers bien très tout toute tous toutes suite avec sans pour par sur sous dans chez vers entre contre depuis pendant après avant comme quand alors aussi donc mais car puis encore déjà jamais toujours plus moins pas point rien votre notre vos nos mon mes son ses leur leurs une des les aux cet cette ces que qui quoi dont elle ils elles nous vous est sont était étaient ont avait avaient aurait serait sera fait faisait disait disant dit dire prétend prétendait prétendant appelle appelait appelé appelée appelant envoie envoyait demande demandait demandé affirme affirmait explique expliquait raconte assure assurait parle parlait répond répondait raccroche rappelle rappelait insiste insistait semble semblait veut voulait peut pouvait doit devait dont où ici là inconnu inconnue sympathique gentil poli âgé propriétaire chanteur chien nageur œuvre chantage'.split(
    ' ',
  ),
);
const IN_SMALL =
  /(?<![\p{L}\p{N}])(?:monsieur|madame|mademoiselle|ma[iî]tre|docteur|mme|mlle|mr)\.?[^\S\n]+((?:de[^\S\n]+|d['’])?(\p{Ll}[\p{L}\p{M}'’-]{2,}))/giu;

/** Names behind a civility where neither has a capital. */
function inSmall(text: string): { start: number; name: string }[] {
  return [...text.matchAll(IN_SMALL)]
    .filter(([, , word = '']) => !NO_NAME.has(word.toLowerCase()))
    .map(({ index, 0: whole, 1: name = '' }) => ({
      start: index + whole.length - name.length,
      name,
    }));
}

/** Whoever is called Monsieur, Madame, Maître…, and each part of that name wherever it comes again. */
export function findNamed(texts: readonly string[]): (text: string) => Found[] {
  const parts = new Set(
    texts
      .flatMap((text) => [...text.matchAll(AFTER_CIVILITY)])
      .flatMap(([, name = '']) => name.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? [])
      .map(foldName),
  );
  return (text) => [
    ...inSmall(text).map(({ start, name }) => {
      return { kind: 'name', start, end: start + name.length } as const;
    }),
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
