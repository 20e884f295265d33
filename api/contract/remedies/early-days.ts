import type { Day, Facts } from './facts.ts';
import type { DayFact } from './questions.ts';
import type { Payment } from './situation.ts';

export const firstPaidOn = (payments: readonly Pick<Payment, 'paidOn'>[]): Day | undefined =>
  payments.map(({ paidOn }) => paidOn).toSorted()[0];

type Paid = readonly Pick<Payment, 'means' | 'paidOn'>[];

/** What follows a payment, and of which means. An attack may be discovered before anybody pays. */
const AFTER_PAYMENT: Readonly<Partial<Record<DayFact, Payment['means'] | 'any'>>> = {
  bankComplaintOn: 'any',
  paypalDisputeOpenedOn: 'wallet',
  judgmentFinalOn: 'any',
};

/** The first day that the answer may be; undefined where nothing that is known bounds it. */
export function notBefore(fact: DayFact, payments: Paid): Day | undefined {
  const of = AFTER_PAYMENT[fact];
  return of && firstPaidOn(payments.filter(({ means }) => of === 'any' || of === means));
}

export const DAY_FACTS = Object.keys(AFTER_PAYMENT) as DayFact[];
/** Whether a day was answered that comes before what it follows. */
export const isTooEarly = (fact: DayFact, { payments, facts }: { payments: Paid; facts: Facts }) =>
  (facts[fact] ?? '9999') < (notBefore(fact, payments) ?? '');

/** Without the days that come before the payments, where these are no longer the same. */
export const withoutEarlyDays = (facts: Facts, payments: Paid): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([name]) => !DAY_FACTS.some((fact) => fact === name && isTooEarly(fact, { payments, facts })),
    ),
  );
