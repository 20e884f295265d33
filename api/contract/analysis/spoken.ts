import type { Place } from '../reading/spans.ts';
import { CONCEPTS, type Concept } from './concepts.ts';
import { folded, writtenOut } from './spelling.ts';
import { isNumber, NUMBER_WORDS, type Token } from './tokens.ts';

/** Where a text speaks of something. */
export interface Hit extends Place {
  concept: Concept;
  sentence: number;
  /** « ne payez jamais »: the text says not to. */
  denied: boolean;
  /** Between quotes, or in a sentence that warns. */
  told: boolean;
}

interface Node {
  next: Map<string, Node>;
  concepts: Concept[];
}

const node = (): Node => ({ next: new Map(), concepts: [] });

/** Orders and invitations, whatever the verb: « réglez ». These are none. */
const ORDER = /^[a-z]{3,14}ez$/;
const NO_ORDER =
  /^(?:assez|chez|rendez|avez|aviez|aurez|auriez|serez|seriez|etiez|pouvez|pourrez|pourriez|devez|devrez|devriez|voulez|souhaitez|recevrez|pouviez|allez|hesitez|oubliez|beneficiez|trouverez|savez|aimez|connaissez|disposez|attendez|venez|tenez|bougez|soyez|possedez|reconnaissez|retrouvez|retrouverez|etes)$/;

/** Beginnings of words, which few concepts have. */
const BEGINNINGS = new Map<string, [string, Concept][]>();
const ROOT = node();

for (const [concept, list] of Object.entries(CONCEPTS) as [Concept, string][]) {
  for (const expression of list.split(' ')) {
    if (expression.endsWith('*')) {
      const beginning = expression.slice(0, -1);
      const those = BEGINNINGS.get(beginning.slice(0, 3)) ?? [];
      BEGINNINGS.set(beginning.slice(0, 3), [...those, [beginning, concept]]);
      continue;
    }
    let at = ROOT;
    for (const part of expression.split('_')) {
      for (const word of (part.length > 1 && writtenOut(part)) || [part]) {
        const key = folded(word);
        const next = at.next.get(key) ?? node();
        at.next.set(key, next);
        at = next;
      }
    }
    at.concepts.push(concept);
  }
}

/** Adds to `into` what stands at a word, each with the last word of its expression. */
function matchesAt(tokens: readonly Token[], from: number, into: [Concept, number][]): void {
  const first = tokens[from];
  if (!first) return;
  for (const [beginning, concept] of BEGINNINGS.get(first.word.slice(0, 3)) ?? []) {
    if (first.word.startsWith(beginning)) into.push([concept, from]);
  }
  // Most words begin nothing.
  if (!ROOT.next.has(first.key) && !isNumber(first.word)) return;
  let nodes: Node[] = [ROOT];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== first.sentence) return;
    const next: Node[] = [];
    for (const each of nodes) {
      const exact = each.next.get(token.key);
      if (exact) next.push(exact);
      const number = isNumber(token.word) ? each.next.get('#') : undefined;
      if (number) next.push(number);
    }
    if (next.length === 0) return;
    nodes = next;
    for (const { concepts } of nodes) for (const concept of concepts) into.push([concept, at]);
  }
}

/** « n’hésitez pas à », « n’oubliez pas de »: these deny nothing. */
const URGING = /^(?:hesit|oubli|tard|attend|manqu|omett|loup|rat)/;
const DENIERS = new Set([
  'inutile',
  'evitez',
  'refusez',
  'interdit',
  'jamais',
  'aucun',
  'aucune',
  'besoin',
  'arretez',
  'cessez',
]);
const INFINITIVE = /(?:er|ir|re)$/;
const NEAR = 4;
const FAR = 8;

/** Whether what stands at a place is said not to be done. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const own = tokens[at];
  if (!own) return false;
  const reach = INFINITIVE.test(own.word) ? FAR : NEAR;
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const token = tokens[before];
    if (!token || token.sentence !== own.sentence) return false;
    // A list goes on with what was denied at its beginning; an order begins anew.
    if (token.clause !== own.clause && !INFINITIVE.test(own.word)) return false;
    const { word } = token;
    if (word === 'ne' || word === 'n') return !URGING.test(tokens[before + 1]?.word ?? '');
    if (DENIERS.has(word) && at - before <= FAR) return true;
    if (word === 'sans' && at - before <= 2 && INFINITIVE.test(own.word)) return true;
  }
  const after = tokens[at + 1];
  const second = tokens[at + 2];
  return [after, second].some((token) => token?.clause === own.clause && token.word === 'jamais');
}

const MONEY = /^(?:€|\$|£|euros?|eur|usdt|usdc|usd|btc|dollars?|k|net|brut)$/;
/** « 45e » is money, « 20e » may be a street. */
const SHORT_EURO = 30;
/** What nobody asks for: « sans frais », « aucun frais ». */
const NOUNS: ReadonlySet<Concept> = new Set([
  'fee',
  'urgency',
  'threat',
  'accountChange',
  'changed',
]);
const VERBLESS: ReadonlySet<Concept> = new Set(['fee', 'urgency', 'threat', 'accountChange']);
const isLacking = (tokens: readonly Token[], at: number): boolean =>
  [tokens[at - 1], tokens[at - 2]].some(
    (token) =>
      token?.clause === tokens[at]?.clause &&
      /^(?:sans|aucune?|ni|zero|0)$/.test(token?.word ?? ''),
  );
/** Per cent that no savings book of the State has given for long. */
const HIGH_RATE = 4;

/** Everything that these words speak of. */
export function hitsIn(tokens: readonly Token[], quoted: readonly Place[]): Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const matches: [Concept, number][] = [];
    matchesAt(tokens, from, matches);
    for (const [concept, to] of matches) {
      const first = tokens[from];
      const last = tokens[to];
      if (!first || !last) continue;
      const isAmount = first.word === '#';
      hits.push({
        concept,
        start: first.start,
        end: last.end,
        sentence: first.sentence,
        denied:
          !isAmount &&
          ((NOUNS.has(concept) && isLacking(tokens, from)) ||
            (!VERBLESS.has(concept) && isDenied(tokens, from))),
        told: false,
      });
    }
    const own = tokens[from];
    if (own && ORDER.test(own.word) && !NO_ORDER.test(own.word)) {
      const { start, end, sentence } = own;
      hits.push({
        concept: 'order',
        start,
        end,
        sentence,
        denied: isDenied(tokens, from),
        told: false,
      });
    }
    const unit = tokens[from + 1]?.word ?? '';
    const isSpelt = own !== undefined && NUMBER_WORDS.has(own.word);
    const number =
      own && isNumber(own.word) ? (isSpelt ? 1 : Number(own.word.replace(',', '.'))) : undefined;
    if (own && number !== undefined) {
      const concept =
        MONEY.test(unit) || (unit === 'e' && number >= SHORT_EURO)
          ? 'amount'
          : unit === '%' && number >= HIGH_RATE
            ? 'highRate'
            : undefined;
      const { start, sentence } = own;
      const end = tokens[from + 1]?.end ?? own.end;
      if (concept) hits.push({ concept, start, end, sentence, denied: false, told: false });
    }
  }
  return told(hits, quoted);
}

/** Marks what a warning speaks of: its own sentence, and what a text that warns quotes. */
function told(hits: Hit[], quoted: readonly Place[]): Hit[] {
  const warned = new Set(
    hits.filter(({ concept }) => concept === 'warning').map(({ sentence }) => sentence),
  );
  if (warned.size === 0) return hits;
  return hits.map((hit) => ({
    ...hit,
    told:
      warned.has(hit.sentence) ||
      quoted.some(({ start, end }) => start < hit.start && hit.end <= end),
  }));
}
