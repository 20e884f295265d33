import type { Facts, PaymentDetails } from './facts.ts';
import type { KINDS } from './kinds.ts';
import type { MEANS } from './means.ts';

export type Kind = (typeof KINDS)[number]['id'];
export type Means = (typeof MEANS)[number]['id'];

export interface Payment extends PaymentDetails {
  means: Means;
}

export interface Situation {
  kind: Kind;
  payments: Payment[];
  facts: Facts;
}

/** As many payments as one plan holds: more are told in the report's story. */
export const MAX_PLAN_PAYMENTS = 20;
