import type { Channel } from './channels.ts';
import type { KNOWN } from './known-facts.ts';
import type { SourceId } from './sources.ts';

export type FactName = keyof typeof KNOWN;
export type Value = string | boolean;

/** The whole grammar. A fact that is not known makes neither « is » nor its « not » true. */
export type Condition =
  | { readonly is: readonly [FactName, Value] }
  | { readonly in: readonly [FactName, readonly Value[]] }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export const is = (fact: FactName, value: Value = true): Condition => ({ is: [fact, value] });
export const oneOf = (fact: FactName, ...values: readonly Value[]): Condition => ({
  in: [fact, values],
});
export const all = (...conditions: readonly Condition[]): Condition => ({ all: conditions });
export const any = (...conditions: readonly Condition[]): Condition => ({ any: conditions });
export const ALWAYS: Condition = { all: [] };

export type Known = Readonly<Partial<Record<FactName, Value>>>;

/** True, false, or undefined where what is known decides neither (Kleene's logic). */
export function holds(condition: Condition, known: Known): boolean | undefined {
  if ('is' in condition) return holds({ in: [condition.is[0], [condition.is[1]]] }, known);
  if ('in' in condition) {
    const value = known[condition.in[0]];
    return value === undefined ? undefined : condition.in[1].includes(value);
  }
  if ('not' in condition) {
    const inner = holds(condition.not, known);
    return inner === undefined ? undefined : !inner;
  }
  const [parts, decisive] = 'all' in condition ? [condition.all, false] : [condition.any, true];
  const results = parts.map((part) => holds(part, known));
  if (results.includes(decisive)) return decisive;
  return results.includes(undefined) ? undefined : !decisive;
}

/** In the order in which they are done. */
export const ACTIONS = [
  'stop-remote-access',
  'oppose-card',
  'do-not-pay-more',
  'call-bank',
  'find-payment',
  'call-issuer',
  'tell-exchange',
  'tell-paypal',
  'tell-wallet',
  'tell-adult',
  'change-passwords',
  'tell-bank-in-writing',
  'tell-supplier',
  'keep-evidence',
  'guard-identity',
  'report-33700',
  'file-complaint',
] as const;
export type Action = (typeof ACTIONS)[number];

export type RemedyId =
  | 'contest'
  | 'recall'
  | 'recall-not-mine'
  | 'sepa-refund'
  | 'debit-refund'
  | 'chargeback'
  | 'paypal-dispute'
  | 'paypal-not-mine'
  | 'paypal-escalate'
  | 'cheque-stop'
  | 'issuer-block'
  | 'exchange-notice'
  | 'complaint'
  | 'mediator'
  | 'insurer-complaint'
  | 'civi'
  | 'sarvi';

export type Strength = 'right' | 'request' | 'chance';
export type Purpose = 'complaint' | 'report' | 'advice' | 'refund';
export type Unit = 'years' | 'months' | 'weeks' | 'days' | 'bankingDays' | 'hours';
export interface Due {
  readonly from:
    | 'paidOn'
    | 'firstPaidOn'
    | 'bankComplaintOn'
    | 'paypalDisputeOpenedOn'
    | 'discoveredAt'
    | 'judgmentFinalOn';
  readonly add: number;
  readonly unit: Unit;
}

/** One way to a remedy. Of those with the same id, the first whose `when` is true counts. */
export interface Rule {
  readonly remedy: RemedyId;
  readonly when: Condition;
  /** Closes it where that is known. Only for what has no deadline, so that nothing unknown opens one. */
  readonly unless?: Condition;
  readonly strength: Strength;
  readonly kind: 'law' | 'scheme' | 'advice';
  /** The first that has not passed counts; when all have, so has the remedy. */
  readonly due: readonly Due[];
  readonly sources: readonly [SourceId, ...SourceId[]];
  /** The days of payment (of a case: today) that the rule is for, both included. */
  readonly validFrom?: string;
  readonly validTo?: string;
}

export interface Doing {
  readonly action: Action;
  readonly when: Condition;
  /** Comes before everything but what still runs: for what a report alone can stop. */
  readonly early?: true;
  /** Not said where this is known: the thing is done already. */
  readonly unless?: Condition;
}

export interface Way {
  readonly channel: Channel;
  readonly for: Purpose;
  readonly when: Condition;
}
