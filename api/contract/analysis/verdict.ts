import type { EmailAnalysis } from './emails.ts';
import { RULES } from './rules.ts';
import type { Sign, SignName } from './signs.ts';
import { type Ours, readText } from './text.ts';

/** In the words of the page: « Très suspect », « Points d’attention », « Rien trouvé », and what is official. Never « sûr ». */
export type Verdict = 'very_suspicious' | 'attention' | 'nothing' | 'official';

export interface Analysis {
  verdict: Verdict;
  /** The strongest first. */
  signs: Sign[];
}

/** Strengths: of one fact that is enough, of facts together, of all signs where words are few; up to which an official host stays one. */
const ENOUGH = 5;
const VERY_SUSPICIOUS = 6;
const OFFICIAL = 4;
/** Of a wording with all that is said beside it, which counts up to its bound. */
const SUSPICIOUSLY_WORDED = 21;
const SAID_AT_MOST = 10;

/** What is read from words, which honest people use too; the rest is found: a host, an account, a header. */
const SAID: ReadonlySet<string> = new Set(RULES.map(({ sign }) => sign));
const WORDED: ReadonlySet<string> = new Set<SignName>(['worded_alike', 'worded_much_alike']);

const isGrave = (signs: readonly Sign[]): boolean =>
  signs.some(({ strength }) => strength >= ENOUGH) || sumOf(signs) >= VERY_SUSPICIOUS;
const sumOf = (signs: readonly Sign[]): number =>
  signs.reduce((all, { strength }) => all + strength, 0);

/**
 * What signs make together; `allOfficial`: whether every host that is named is an official one;
 * `wording`: how it is worded, undefined where words are too few to tell.
 */
export function verdictOf(
  signs: readonly Sign[],
  allOfficial: boolean,
  wording?: number | undefined,
): Verdict {
  const told = signs.filter(({ sign }) => !WORDED.has(sign));
  const sum = sumOf(told);
  const found = told.filter(({ sign }) => !SAID.has(sign));
  const isSuspicious =
    wording === undefined
      ? isGrave(told)
      : isGrave(found) || wording + Math.min(sum, SAID_AT_MOST) > SUSPICIOUSLY_WORDED;
  if (isSuspicious) return 'very_suspicious';
  if (allOfficial && sum < OFFICIAL) return 'official';
  return signs.some(({ strength }) => strength > 0) ? 'attention' : 'nothing';
}

/**
 * What a text says against itself: a message, a link, a number, an account. No network, nothing kept.
 * What lists know is added by the page. `ours`: this platform's own hosts and numbers.
 */
export function analyse(text: string, ours?: Ours): Analysis {
  const { signs, allOfficial, wording } = readText(text, ours);
  return { verdict: verdictOf(signs, allOfficial, wording), signs };
}

/**
 * The same of an e-mail as its file holds it: senders, links, attachments, what the receiver's server proved.
 * Places of signs are those of `text`, its subject and words.
 */
export async function analyseEmail(
  bytes: Uint8Array,
  ours?: Ours,
): Promise<Analysis & Omit<EmailAnalysis, 'allOfficial' | 'wording' | 'features'>> {
  const { readEmail } = await import('./emails.ts');
  const { allOfficial, wording, features: _, ...read } = await readEmail(bytes, ours);
  return { verdict: verdictOf(read.signs, allOfficial, wording), ...read };
}
