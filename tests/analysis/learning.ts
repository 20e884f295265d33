/** How much each feature of a text says of swindlers, learnt from messages of both. */
import { createHash } from 'node:crypto';
import { readText } from '@parade/api/contract/analysis/text.ts';
import { messagesOf, namesIn } from './corpora.ts';

export interface Example {
  text: string;
  features: readonly string[];
  isScam: boolean;
}

const examplesOf = (file: string, isScam: boolean): Example[] =>
  messagesOf(file).map(({ text }) => ({ text, isScam, features: [...readText(text).features] }));

/** The messages to learn from, by the name of their files. */
export function learntExamples(): Map<string, Example[]> {
  const both = (scams: string, innocents: string) => [
    ...examplesOf(scams, true),
    ...examplesOf(innocents, false),
  ];
  return new Map([
    ['own', both('scams.txt', 'innocents.txt')],
    ...namesIn('learnt').map((name): [string, Example[]] => [
      name,
      both(`learnt/${name}.scams.txt`, `learnt/${name}.innocents.txt`),
    ]),
  ]);
}

/** What the weights were learnt from: other messages give another mark. */
export const markOf = (examples: Iterable<readonly Example[]>): string =>
  createHash('sha256')
    .update(JSON.stringify([...examples].flat().map(({ text, isScam }) => [text, isScam])))
    .digest('hex')
    .slice(0, 16);

/** In tenths. */
export interface Weights {
  byName: ReadonlyMap<string, number>;
  bias: number;
}

/** How dear a weight is: most are zero. */
const PENALTY = 0.000_02;
const ROUNDS = 500;
/** Features of fewer messages say nothing of others. */
const FEWEST = 2;
/** Weights below so many tenths say too little for their place in the table. */
const LEAST = 2;
/** The steepest that the loss bends where features are of length one. */
const BEND = 0.5;

const shrunk = (value: number, by: number): number =>
  value > by ? value - by : value < -by ? value + by : 0;

/**
 * Logistic regression whose weights are as few as the penalty makes them, by accelerated proximal
 * gradient steps (Beck and Teboulle, 2009). No chance is in it: the same examples give the same weights.
 */
export function learn(examples: readonly Example[]): Weights {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= FEWEST ? [name] : [])).sort();
  const places = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map(({ features, isScam }) => ({
    target: isScam ? 1 : 0,
    scale: 1 / Math.sqrt(Math.max(1, features.length)),
    own: Int32Array.from(
      features.flatMap((name) => {
        const place = places.get(name);
        return place === undefined ? [] : [place];
      }),
    ),
  }));
  const weights = new Float64Array(names.length);
  const ahead = new Float64Array(names.length);
  const slope = new Float64Array(names.length);
  let bias = 0;
  let biasAhead = 0;
  let pace = 1;
  for (let round = 0; round < ROUNDS; round++) {
    slope.fill(0);
    let biasSlope = 0;
    for (const { target, scale, own } of rows) {
      let sum = 0;
      for (const place of own) sum += ahead[place] ?? 0;
      const error = (1 / (1 + Math.exp(-(sum * scale + biasAhead))) - target) / rows.length;
      for (const place of own) slope[place] = (slope[place] ?? 0) + error * scale;
      biasSlope += error;
    }
    const next = (1 + Math.sqrt(1 + 4 * pace * pace)) / 2;
    const momentum = (pace - 1) / next;
    pace = next;
    for (let place = 0; place < weights.length; place++) {
      const former = weights[place] ?? 0;
      const now = shrunk((ahead[place] ?? 0) - (slope[place] ?? 0) / BEND, PENALTY / BEND);
      weights[place] = now;
      ahead[place] = now + momentum * (now - former);
    }
    const nextBias = biasAhead - biasSlope / BEND;
    biasAhead = nextBias + momentum * (nextBias - bias);
    bias = nextBias;
  }
  const tenths = names.map((name, place): [string, number] => [
    name,
    Math.round(10 * (weights[place] ?? 0)),
  ]);
  return {
    byName: new Map(tenths.filter(([, weight]) => Math.abs(weight) >= LEAST)),
    bias: Math.round(10 * bias),
  };
}

/** What `wordingOf` says with these weights, in its tenths. */
export function scoreOf({ byName, bias }: Weights, { features }: Example): number {
  const sum = features.reduce((all, name) => all + (byName.get(name) ?? 0), 0);
  return sum / Math.sqrt(Math.max(1, features.length)) + bias;
}
