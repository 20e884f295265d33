import type { RefusalCause } from '../finding.ts';

/**
 * What is wanted of a reader, whatever the words: each form in one sentence, in small letters
 * without accents, with what makes it harmless. Warnings and what is told of a scam are left out
 * before, by `proposals.ts`.
 */
export interface Cause {
  readonly cause: RefusalCause;
  readonly form: RegExp;
  /** What else the sentence must hold. */
  readonly beside?: RegExp;
  readonly unless?: RegExp | ((text: string) => boolean);
  /** The negation is the harm: « ne prévenez pas ». */
  readonly denies?: true;
  /** Of us, also where another seems to be told of: « notre banque vous demandera ». */
  readonly ours?: true;
}
