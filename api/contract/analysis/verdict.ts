import type { EmailAnalysis } from './emails.ts';
import type { Sign } from './signs.ts';
import { type Ours, readText } from './text.ts';

/** In the words of the page: « Très suspect », « Points d’attention », « Rien trouvé », and what is official. Never « sûr ». */
export type Verdict = 'very_suspicious' | 'attention' | 'nothing' | 'official';

export interface Analysis {
  verdict: Verdict;
  /** The strongest first. */
  signs: Sign[];
}

/** Which sign is very suspicious alone, which sum of strengths is, and up to which an official host stays one. */
const ENOUGH = 5;
const VERY_SUSPICIOUS = 6;
const OFFICIAL = 4;

/**
 * What signs make together; `allOfficial`: whether every host that is named is an official one; `calm`:
 * whether it leads nowhere new, so that only what is enough alone makes it very suspicious.
 */
export function verdictOf(signs: readonly Sign[], allOfficial: boolean, calm = false): Verdict {
  const sum = signs.reduce((all, { strength }) => all + strength, 0);
  const isEnough = signs.some(({ strength }) => strength >= ENOUGH);
  if (isEnough || (sum >= VERY_SUSPICIOUS && !calm)) return 'very_suspicious';
  if (allOfficial && sum < OFFICIAL) return 'official';
  return sum > 0 ? 'attention' : 'nothing';
}

/**
 * What a text says against itself: a message, a link, a number, an account. No network, nothing kept.
 * What lists know is added by the page. `ours`: this platform's own hosts and numbers.
 */
export function analyse(text: string, ours?: Ours): Analysis {
  const { signs, allOfficial, calm } = readText(text, ours);
  return { verdict: verdictOf(signs, allOfficial, calm), signs };
}

/**
 * The same of an e-mail as its file holds it: senders, links, attachments, what the receiver's server proved.
 * Places of signs are those of `text`, its subject and words.
 */
export async function analyseEmail(
  bytes: Uint8Array,
  ours?: Ours,
): Promise<Analysis & Omit<EmailAnalysis, 'allOfficial' | 'calm'>> {
  const { readEmail } = await import('./emails.ts');
  const { allOfficial, calm, ...read } = await readEmail(bytes, ours);
  return { verdict: verdictOf(read.signs, allOfficial, calm), ...read };
}
