/** How easy a French text is to read, from some 0 to over 100 (Kandel and Moles). */

const VOWELS = 'aàâäeéèêëiîïoôöuùûüœæ';
const GROUPS = new RegExp(`[${VOWELS}y]+`, 'g');
/** What is said otherwise than it is written, in this order. */
const SAID: readonly [RegExp, string][] = [
  // « l’argent »: what is elided has no syllable of its own.
  [/^(?:[cdjlmnst]|qu)’/, ''],
  // « banque », « qui », « fatigué »: this u is not said.
  [/([gq])u(?=[eéèêi])/g, '$1'],
  // « carte », « envoie », « banques »: nor is the e at the end, but for « le », « des ».
  [new RegExp(`(?<=[${VOWELS}].*)(?<!é)es?$`), ''],
  // « payé », « ré-unir », « ha-ïr ».
  [new RegExp(`(?<=[${VOWELS}])y(?=[${VOWELS}])`, 'g'), '-'],
  [new RegExp(`é(?=[${VOWELS}])|[${VOWELS}](?=[ïë])`, 'g'), '$&-'],
];

/** Spoken syllables of a word. */
export function syllablesOf(word: string): number {
  const said = SAID.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());
  return Math.max(1, said.match(GROUPS)?.length ?? 0);
}

/** Each text is a block of a page: where one ends, a sentence ends. Numbers are no words. */
export function readingLevelOf(blocks: readonly string[]): number {
  const sentences = blocks
    .flatMap((block) => block.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.match(/[\p{L}’-]+/gu)?.filter((word) => /\p{L}/u.test(word)) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 207 - (1.015 * words.length) / sentences.length - (73.6 * syllables) / words.length;
}
