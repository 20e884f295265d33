import type { Place } from '../reading/spans.ts';
import { plainReading, words } from '../staff-text/readings.ts';
import type { Concept } from './concepts.ts';
import { RULES, type Rule } from './rules.ts';
import { type Sign, signOf } from './signs.ts';
import { type Hit, hitsIn } from './spoken.ts';
import { type Token, tokensOf } from './tokens.ts';
import { featuresOf, wordingOf } from './wording.ts';

/** What other readers found in a text, as a part of its sentences. */
export interface Found extends Place {
  concept: Concept;
}

/** What somebody does or is told to do: denied, it asks for nothing. */
const ACTS: ReadonlySet<Concept> = new Set([
  'communicate',
  'enter',
  'pay',
  'click',
  'call',
  'install',
  'approve',
  'buy',
  'handOver',
  'order',
  'demand',
]);

const NEAR = 260;

/** Texts that warn twice and give no way to act are about swindles. */
const WARNINGS = 2;

/** Nouns that are taken back: « sans frais ». */
const DENIABLE: ReadonlySet<Concept> = new Set([
  ...ACTS,
  'fee',
  'urgency',
  'threat',
  'changed',
  'accountChange',
]);
const isUsed = ({ concept, denied, told }: Hit): boolean =>
  !told && !(denied && DENIABLE.has(concept));

/** « payé », « transmis » with its accent: it was done, and is asked of nobody. */
const DONE = /^\S*[éÉ](?:e|s|es|E|S|ES)?$/;

const inScope = (rule: Rule, first: Hit, other: Hit): boolean =>
  rule.scope === 'message' ||
  first.sentence === other.sentence ||
  (rule.scope === 'near' && Math.abs(first.start - other.start) <= NEAR);

/** One hit of each group near the first one's; the groups need different words. */
function partsFrom(rule: Rule, first: Hit, by: ReadonlyMap<Concept, Hit[]>): Hit[] | undefined {
  const parts = [first];
  for (const group of rule.all.slice(1)) {
    let best: Hit | undefined;
    for (const concept of group) {
      for (const hit of by.get(concept) ?? []) {
        if (!inScope(rule, first, hit)) continue;
        const isOwn = parts.every(({ start, end }) => hit.end <= start || end <= hit.start);
        // « payez 700 € » holds the sum that it asks for.
        if (!isOwn && concept !== 'amount') continue;
        if (!best || Math.abs(hit.start - first.start) < Math.abs(best.start - first.start))
          best = hit;
      }
    }
    if (!best) return undefined;
    parts.push(best);
  }
  return parts;
}

function match(rule: Rule, by: ReadonlyMap<Concept, Hit[]>): Hit[] | undefined {
  if (rule.all.some((group) => group.every((concept) => !by.has(concept)))) return undefined;
  if (rule.unless?.some((concept) => by.has(concept))) return undefined;
  for (const concept of rule.all[0] ?? []) {
    for (const hit of by.get(concept) ?? []) {
      const parts = partsFrom(rule, hit, by);
      if (parts) return parts;
    }
  }
  return undefined;
}

/** Hits of one concept that are tried; more stand in no message that somebody reads. */
const MOST = 40;

function byConcept(hits: readonly Hit[]): Map<Concept, Hit[]> {
  const by = new Map<Concept, Hit[]>();
  for (const hit of hits) {
    const those = by.get(hit.concept) ?? [];
    if (those.length < MOST) those.push(hit);
    by.set(hit.concept, those);
  }
  return by;
}

/** The passage to mark: from the first part to the last where they stand together, else the first. */
const LONGEST = 200;
function passage(parts: readonly Hit[]): Place {
  const start = Math.min(...parts.map((part) => part.start));
  const end = Math.max(...parts.map((part) => part.end));
  const [first] = parts;
  return end - start > LONGEST && first ? first : { start, end };
}

/** The text with blanks for what stands in these places of its source, which are in order. */
function withoutThings(text: string, at: readonly number[], places: readonly Place[]): string {
  const parts: string[] = [];
  let done = 0;
  let unit = 0;
  for (const { start, end } of places) {
    while (unit < text.length && (at[unit] ?? 0) < start) unit++;
    const from = unit;
    while (unit < text.length && (at[unit] ?? 0) < end) unit++;
    parts.push(text.slice(done, from), ' '.repeat(unit - from));
    done = unit;
  }
  return parts.join('') + text.slice(done);
}

/** Levers: the passage is the lever alone, not what it moves somebody to do. */
const LEVERS: ReadonlySet<Sign['sign']> = new Set<Sign['sign']>(['urgency', 'threat']);

export interface Spoken {
  signs: Sign[];
  /** What the text speaks of at all, in earnest. */
  concepts: ReadonlySet<Concept>;
  /** By what its wording is judged. */
  features: ReadonlySet<string>;
  /** Above zero as swindlers word theirs, below as honest people do; undefined for a few words. */
  wording: number | undefined;
}

/** From here on a wording is a reason that weighs, and up to here words alone are no weak one. */
const MUCH = 10;
const HONEST = -15;

function sentencePlace(
  tokens: readonly Token[],
  at: readonly number[],
  sentence: number | undefined,
): Place | null {
  const own = tokens.filter((token) => token.sentence === sentence);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return null;
  return { start: at[first.start] ?? 0, end: (at[last.end - 1] ?? 0) + 1 };
}

/**
 * What a text asks, with which levers. `found` are links, numbers and accounts in it, which are not read
 * as words; `official` are links to official hosts: where no others are, following one is no trap.
 */
export function pressureIn(
  source: string,
  found: readonly Found[],
  official: readonly Place[] = [],
): Spoken {
  const reading = words(plainReading(source));
  const hidden = [...found, ...official].sort((a, b) => a.start - b.start);
  const text = withoutThings(reading.text, reading.at, hidden);
  const { tokens, quoted } = tokensOf(text);
  const read = hitsIn(tokens, quoted);
  const spoken = read.map((hit) => {
    const start = reading.at[hit.start] ?? 0;
    const end = (reading.at[hit.end - 1] ?? 0) + 1;
    const done = ACTS.has(hit.concept) && DONE.test(source.slice(start, end));
    return { ...hit, start, end, denied: hit.denied || done };
  });
  const warnings = spoken.filter(({ concept }) => concept === 'warning').length;
  if (warnings >= WARNINGS && found.length === 0)
    return { signs: [], concepts: new Set(), features: new Set(), wording: undefined };
  const sentenceAt = (place: number): number => {
    const next = spoken.findIndex((hit) => hit.start > place);
    return spoken.at(next < 0 ? -1 : Math.max(0, next - 1))?.sentence ?? 0;
  };
  const others = found.map(
    ({ concept, start, end }): Hit => ({
      concept,
      start,
      end,
      sentence: sentenceAt(start),
      denied: false,
      told: false,
    }),
  );
  const leadsHome = official.length > 0 && !found.some(({ concept }) => concept === 'link');
  const by = byConcept(
    [...spoken, ...others]
      .filter(isUsed)
      .filter(({ concept }) => !leadsHome || concept !== 'click'),
  );
  const signs = new Map<string, Sign>();
  for (const rule of RULES) {
    if (signs.has(rule.sign)) continue;
    const parts = match(rule, by);
    if (!parts) continue;
    const meant = LEVERS.has(rule.sign) ? parts.slice(0, 1) : parts;
    signs.set(rule.sign, signOf(rule.sign, passage(meant)));
  }
  const features = featuresOf(tokens, read, [
    ...found.map(({ concept }) => concept),
    ...official.map(() => 'official' as const),
  ]);
  const wording = wordingOf(features);
  if (wording && wording.score > 0) {
    const sign = wording.score > MUCH ? 'worded_much_alike' : 'worded_alike';
    signs.set(sign, signOf(sign, sentencePlace(tokens, reading.at, wording.sentence)));
  }
  return {
    // What is worded as honest people word theirs is not worth a weak doubt.
    signs: [...signs.values()].filter(
      ({ strength }) => strength > 1 || (wording?.score ?? 0) > HONEST,
    ),
    concepts: new Set(by.keys()),
    features: new Set(features.map(({ name }) => name)),
    wording: wording?.score,
  };
}
