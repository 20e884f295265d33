import type { Cause } from './causes/cause.ts';
import { CAUSES } from './causes/causes.ts';
import { affirmed, isScammersDuty, isTold } from './clauses.ts';
import type { Finding } from './finding.ts';
import { quotedFrom } from './readings.ts';
import type { Spoken } from './spoken.ts';
import { isNobodysKnown } from './whose.ts';

const isMeant = ({ form, beside, unless }: Cause, said: string, whole: string): boolean =>
  form.test(said) &&
  (beside === undefined || beside.test(said)) &&
  !(unless instanceof RegExp ? unless.test(whole) : unless?.(whole));

/** What a text wants of its reader that nobody of ours wants, whatever its words are. */
export function findProposal({ original, reading, sentences }: Spoken): Finding | undefined {
  for (const { text, said, typed, range } of sentences) {
    if (isScammersDuty(said)) continue;
    const told = isTold(said);
    const without = affirmed(said);
    const meant = CAUSES.find(
      (cause) => (cause.ours || !told) && isMeant(cause, cause.denies ? said : without, text),
    );
    const cause =
      meant?.cause ?? (!told && isNobodysKnown(text, without, typed) ? 'contact' : undefined);
    if (cause) return { cause, words: quotedFrom(original, reading, range) };
  }
  return undefined;
}
