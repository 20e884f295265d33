import type { QuestionId } from '../questions.ts';
import { ALWAYS, type Doing, type Rule, type Way } from '../rules.ts';

/** A means of payment, as each file of this folder defines one. */
export interface MeansDefinition {
  readonly id: string;
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly ways: readonly Way[];
  readonly doings: readonly Doing[];
  /** What changes the plan for it, by the keys of `questions.ts`. */
  readonly asks: readonly QuestionId[];
  readonly evidence: string;
}

/** A bank keeps the account: it is called and written to, and takes the request. */
export const BANK = {
  ways: [{ channel: 'bank', for: 'refund', when: ALWAYS }],
  asks: ['bank-told', 'bank-refused', 'bank-complaint'],
  doings: [
    { action: 'call-bank', when: ALWAYS, unless: { is: ['bankTold', true] } },
    { action: 'tell-bank-in-writing', when: ALWAYS },
  ],
} as const satisfies Pick<MeansDefinition, 'ways' | 'doings' | 'asks'>;
