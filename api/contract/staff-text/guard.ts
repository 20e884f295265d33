import { findingIn, refusalSentence } from './findings.ts';
import { judgeBy } from './form.ts';
import { type GuardKnowledge, know } from './installed.ts';
import { arePaymentDetails, codeParts } from './payment-details.ts';

/** Called once by whoever reads forms of staff, before the first: without it they throw. */
export function installGuard(known: Partial<GuardKnowledge>): void {
  know(known);
  judgeBy({ findingIn, refusalSentence, codeParts, arePaymentDetails });
}
