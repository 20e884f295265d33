/**
 * How a text is worded, beside what it says: some words, and words beside each other, are found in
 * messages of swindlers more often than in honest ones. The weights are learnt from messages of both
 * (`pnpm analysis-learn`), and are a table that one can read.
 */
import type { Concept } from './concepts.ts';
import type { Hit } from './spoken.ts';
import { isNumber, type Token } from './tokens.ts';
import { BIAS, WEIGHTS } from './wording-weights.ts';

/** What a text is judged by: the beginning of a word, two of them, a concept (`=`) or a thing (`@`). */
export interface Feature {
  name: string;
  /** Where it stands; things stand for the whole text. */
  sentence: number | undefined;
}

/** Letters of a word that tell: « virement » and « virer » are two, « achète » and « acheter » one. */
const STEM = 5;
const WORD = /^[a-z€$£%]/;

const stemOf = ({ word, key }: Token): string => (isNumber(word) ? '#' : key.slice(0, STEM));

/** What words, concepts and things (links, numbers, accounts) a text is made of. */
export function featuresOf(
  tokens: readonly Token[],
  hits: readonly Hit[],
  things: readonly (Concept | 'official')[],
): Feature[] {
  const features: Feature[] = things.map((thing) => ({ name: `@${thing}`, sentence: undefined }));
  let before: Feature | undefined;
  for (const token of tokens) {
    const stem = stemOf(token);
    const { sentence } = token;
    if (stem !== '#' && !WORD.test(stem)) {
      before = undefined;
      continue;
    }
    const feature = { name: stem, sentence };
    features.push(feature);
    if (before?.sentence === sentence) features.push({ name: `${before.name}_${stem}`, sentence });
    before = feature;
  }
  for (const { concept, denied, told, sentence } of hits) {
    if (!told) features.push({ name: `=${concept}${denied ? '~' : ''}`, sentence });
  }
  return features;
}

const weights = new Map(
  Object.entries(WEIGHTS).flatMap(([weight, names]) =>
    names.split(' ').map((name): [string, number] => [name, Number(weight)]),
  ),
);

export interface Wording {
  /** Above zero as swindlers write, below as honest people do; some 20 are beyond doubt. */
  score: number;
  /** The sentence that says most of it. */
  sentence: number | undefined;
}

const isWord = ({ name }: Feature) => name >= 'a' && !name.includes('_');

/** Of fewer words nothing is said. */
const FEWEST = 8;

/** How features are weighed; undefined where there are too few of them. */
export function wordingOf(features: readonly Feature[]): Wording | undefined {
  if (features.filter(isWord).length < FEWEST) return undefined;
  const seen = new Set<string>();
  const bySentence = new Map<number, number>();
  let sum = 0;
  for (const { name, sentence } of features) {
    if (seen.has(name)) continue;
    seen.add(name);
    const weight = weights.get(name) ?? 0;
    sum += weight;
    if (sentence !== undefined) bySentence.set(sentence, (bySentence.get(sentence) ?? 0) + weight);
  }
  const score = sum / Math.sqrt(seen.size) + BIAS;
  const [sentence] = [...bySentence].sort(([, a], [, b]) => b - a)[0] ?? [];
  return { score, sentence };
}
