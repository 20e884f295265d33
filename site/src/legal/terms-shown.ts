import { createHash } from 'node:crypto';
import type { TermsState } from '@parade/api/contract/publication.ts';

/** The days that the text itself names. */
interface Days {
  updatedOn: string;
  effectiveOn: string;
}

interface Version extends Days {
  text: string;
  /** Empty where nobody announces changes. */
  words: string;
}

interface TermsShown {
  inForce: Version;
  announced: Version | null;
}

const FACT = /<!--fact (\w+)-->([\s\S]*?)<!--\/fact-->/g;

/** A mark of what the terms say: contacts, tags and spaces say nothing of it. */
export const wordsOf = (html: string): string =>
  createHash('sha256')
    .update(
      html
        .replace(FACT, ' ')
        .replace(/<[^>]*>/g, ' ')
        .replace(/(?:\s|&nbsp;|&#160;)+/g, ' ')
        .trim(),
    )
    .digest('hex');

/** An earlier text with the contacts of today: the law wants those current. */
function withFactsOf(fresh: string, text: string): string {
  const facts = new Map([...fresh.matchAll(FACT)].map(([whole, name]) => [name, whole]));
  return text.replace(FACT, (whole, name) => facts.get(name) ?? whole);
}

/** The same text a second time in a page: its anchors are its own, and its parts no landmarks of the same names. */
const withOwnAnchors = (text: string): string =>
  text.replace(/ aria-labelledby="[^"]*"/g, '').replace(/( id="|href="#)(?=[^"])/g, '$1nouveau-');

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * What the page of the terms shows: the words that bind, and below them those that are announced.
 * Words that nobody knows yet bind from the first day on which they may, or from the later one that
 * the editor states (`days`).
 */
export function termsShown(fresh: string, days: Days, state: TermsState): TermsShown {
  if (!state) return { inForce: { ...days, text: fresh, words: '' }, announced: null };
  const { inForce, announced, earliestOn } = state;
  const words = wordsOf(fresh);
  const known = announced?.words === words ? announced : null;
  if (!inForce || inForce.words === words || known?.isDue) {
    const since = known?.effectiveOn ?? inForce?.effectiveOn ?? days.effectiveOn;
    const effectiveOn = later(days.effectiveOn, since);
    return { inForce: { ...days, effectiveOn, text: fresh, words }, announced: null };
  }
  const effectiveOn = known?.effectiveOn ?? later(earliestOn, days.effectiveOn);
  return {
    inForce: { ...inForce, text: withFactsOf(fresh, inForce.text) },
    announced: { ...days, effectiveOn, text: withOwnAnchors(fresh), words },
  };
}
