import { lastDayOf, plusBusinessDays } from './calendar.ts';
import { firstPaidOn } from './early-days.ts';
import type { Day, Facts } from './facts.ts';
import { KINDS, type KindDefinition } from './kinds.ts';
import type { Known } from './rules.ts';
import type { Payment, Situation } from './situation.ts';

/** The longest that a bank may take to answer a complaint about a payment, in business days. */
const BANK_ANSWERS_IN = 35;
/** For asking alone: those 35 days take seven weeks at least, a judgment more. */
const RECENT_WEEKS = 7;

const isNamed = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : text.trim() !== '';

/** A child's age and « mineur » that disagree are the more careful of the two. */
function adult({ minor, age }: Facts): boolean | undefined {
  if (minor || (age !== undefined && age < 18)) return false;
  return minor === false || age !== undefined ? true : undefined;
}

/** What conditions may name of a case on that day. */
export function knownOf(
  { kind, facts, payments }: Situation,
  today: Day,
  kinds: readonly KindDefinition[] = KINDS,
): Known {
  const { bankComplaintOn, abroad } = facts;
  const first = firstPaidOn(payments);
  return {
    ...facts,
    adult: adult(facts),
    forSomebodyElse: isNamed(facts.onBehalfOf),
    isAbroad: isNamed(abroad?.replace(/^fr$/i, '')),
    posesAsBank: kinds.some(({ id, posesAsBank = false }) => id === kind && posesAsBank),
    paid: payments.length > 0 || facts.meansUnknown === true,
    isRecent: first ? lastDayOf(first, RECENT_WEEKS, 'weeks') >= today : undefined,
    bankAnswerOverdue: bankComplaintOn
      ? plusBusinessDays(bankComplaintOn, BANK_ANSWERS_IN) < today
      : undefined,
    disputeOpened: facts.paypalDisputeOpenedOn ? true : undefined,
    judgmentFinal: facts.judgmentFinalOn ? true : undefined,
  } as Known;
}

/** The same with what is known of one of its payments. */
export const knownOfPayment = (payment: Payment, known: Known): Known => ({
  ...known,
  ...payment,
  provider: payment.provider?.trim().toLowerCase(),
});
