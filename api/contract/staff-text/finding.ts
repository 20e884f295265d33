import type { RecoveryCause } from './recovery-words.ts';

export type RefusalCause =
  | 'details'
  | 'link'
  | 'secret'
  | 'takeover'
  | 'secrecy'
  | 'contact'
  | 'stranger'
  | 'price'
  | RecoveryCause;

/** Why a text is refused, and the words of it that are meant. */
export interface Finding {
  cause: RefusalCause;
  words: string;
}
