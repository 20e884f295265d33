/** What a French text may not have, whoever reads it. */

import { LABELS } from '../../specification/labels.ts';
import { SENTENCES } from '../../specification/sentences.ts';
import { HOLE, type Text } from './texts.ts';

const WORDS_AT_MOST = 35;

/** What no English has, or a word that French cannot do without. */
const FRENCH =
  /[àâçèéêëîïôùûœÀÂÇÈÉÊÎÔŒ«»]|(?<![\p{L}-])(?:au|aux|avec|ce|ces|cette|dans|de|des|du|en|est|et|la|le|les|nos|notre|nous|par|pas|pour|que|qui|sont|sur|un|une|vos|votre|vous)(?![\p{L}-])/iu;
/** A regular expression that stands as text. */
const PATTERN = /\(\?[:=!<]|\\[wdsb]|\)[?*]/;

const RULES: Readonly<Record<string, RegExp>> = {
  // But for what only English shortens.
  'a straight apostrophe': /\p{L}'(?!(?:d|ll|m|re|s|t|ve)(?!\p{L}))[\p{L}\uFFFC«]/iu,
  'three dots': /\.\.\./,
  'no no-break space':
    /(?<=[\p{L}\p{N})\]»”’%€\uFFFC]) ?[?!;:](?=[\s»)\uFFFC]|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»|(?<=[\p{N}\uFFFC]) ?[%€](?!\p{L})/u,
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isFaulty = (text: string) => Object.values(RULES).some((fault) => fault.test(text));

/**
 * What the specification words, with its faults: stands word for word until its owner releases it.
 * A sentence of its own, or the beginning of one.
 */
const OWN = new RegExp(
  `(?<=^\\s*|[.!?…]\\s|[\\n\\uFFFC]\\s*)(?:${[...SENTENCES.map(({ text }) => text), ...LABELS]
    .filter(isFaulty)
    .map((text) => escaped(text.trim()).replace(/\\\{[^}]*\\\}/g, HOLE))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

const sentencesOf = (text: string) => text.split(/(?<=[.!?…](?:[\u00a0\u202f ]?»)?)\s+|\n+/);
const wordsOf = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
/** A list of words that a program reads has no stops. */
const isProse = (sentence: string) => /[,.;:!?]/.test(sentence);

/** Every fault of a text, each with the words around it. */
export function faultsOf({ text, isShown }: Text): string[] {
  if (PATTERN.test(text) || !(isShown || FRENCH.test(text))) return [];
  const checked = text.replace(OWN, '');
  const broken = Object.entries(RULES).flatMap(([fault, rule]) => {
    const at = rule.exec(checked)?.index;
    if (at === undefined) return [];
    return [`${fault}: ${checked.slice(Math.max(0, at - 30), at + 30).trim()}`];
  });
  const long = sentencesOf(checked).flatMap((sentence) => {
    const words = wordsOf(sentence).length;
    return words > WORDS_AT_MOST && isProse(sentence) ? [`${words} words: ${sentence.trim()}`] : [];
  });
  return [...broken, ...long].map((line) => line.replaceAll(HOLE, '{}').replaceAll('\n', ' '));
}
