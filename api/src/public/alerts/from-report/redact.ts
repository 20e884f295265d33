import type { RemovedKind, RemovedText } from '../../../../contract/alerts-admin.ts';
import { keyOf, replaced } from '../../../../contract/reading/spans.ts';
import { findIndicators } from '../indicators/find.ts';
import { findUnknown } from './identifiers.ts';
import { findNamed } from './names.ts';
import { type Found, type Victim, victimFinder } from './victim.ts';

/** What stands in the place of what was taken out. */
const PLACEHOLDERS: Readonly<Record<RemovedKind, string>> = {
  name: '[nom retiré]',
  email: '[adresse e-mail retirée]',
  phone: '[téléphone retiré]',
  address: '[adresse retirée]',
  account: '[numéro retiré]',
  wallet: '[portefeuille retiré]',
};

interface Story {
  title: string;
  description: string;
  /** What the victim knows of the scammer. */
  contactInfo: string;
}

interface Redacted {
  title: string;
  description: string;
  perpetratorInfo: string;
  /** What was taken out, each thing once. */
  removed: RemovedText[];
}

/**
 * A report's story without its victim: what is theirs goes, and so does every
 * address, number and account whose owner is unknown. What stands in
 * `contactInfo` is the scammer's and stays; whoever is called Monsieur or
 * Madame goes everywhere.
 */
export function redact({ title, description, contactInfo }: Story, victim: Victim): Redacted {
  const own = victimFinder(victim);
  const named = findNamed([title, description, contactInfo]);
  const removed = new Map<string, RemovedText>();
  const without = (text: string, found: readonly Found[]) => {
    const parts = merged(text, found).map((one) => ({ ...one, shown: PLACEHOLDERS[one.kind] }));
    for (const { start, end, kind } of parts) {
      const what = text.slice(start, end);
      removed.set(`${kind} ${what}`, { kind, text: what });
    }
    return replaced(text, parts);
  };

  const contact = without(contactInfo, [...own(contactInfo), ...named(contactInfo)]);
  const scammers = new Set(findIndicators(contact).map(keyOf));
  const perpetratorInfo = without(contact, findUnknown(contact, scammers));
  const story = (text: string) =>
    without(text, [...own(text), ...findUnknown(text, scammers), ...named(text)]);
  return {
    title: story(title),
    description: story(description),
    perpetratorInfo,
    removed: [...removed.values()],
  };
}

/** A bracket that opens before a number and closes behind it is not the number's. */
const withoutBracket =
  (text: string) =>
  (one: Found): Found =>
    /^\([^)]*$/.test(text.slice(one.start, one.end)) ? { ...one, start: one.start + 1 } : one;

/** From the left, without overlaps; parts of one name with a space between them are one. */
function merged(text: string, found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found
    .map(withoutBracket(text))
    .sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last) kept.push({ ...one });
    else if (one.start < last.end) last.end = Math.max(last.end, one.end);
    else if (one.kind === last.kind && /^[\s'’-]*$/.test(text.slice(last.end, one.start))) {
      last.end = one.end;
    } else kept.push({ ...one });
  }
  return kept;
}
