import { sql } from 'kysely';
import type { ShownStatus } from '../../../contract/payments.ts';

/**
 * Whether a payment waits to be verified; for queries over payments and
 * contracts. An order stops waiting once its contract is renounced, since it may
 * never have been paid. A transaction that was named is still looked for.
 */
export const isWaiting = sql<boolean>`("payments"."status" = 'pending'
  and not ("payments"."transactionAt" is null and "contracts"."status" = 'renounced'))`;

/** Nothing is known to be sent, and nobody decided. */
const isUnpaid = ({ verified, transactionAt }: Standing): boolean =>
  verified === null && transactionAt === null;

interface Standing {
  verified: number | null;
  transactionAt: string | null;
  contractStatus: string;
}
/** Ordered and not paid: its owner may cancel it. */
export const awaitsPayment = (payment: Standing): boolean =>
  isUnpaid(payment) && payment.contractStatus !== 'renounced';
/** Ended before it was paid. */
export const isCancelled = (payment: Standing): boolean =>
  isUnpaid(payment) && payment.contractStatus === 'renounced';

/** The status that is shown, for the same queries: a refunded payment is no longer a paid one. */
export const shownStatus = sql<ShownStatus>`case
  when "payments"."status" = 'completed' and "contracts"."refundedAt" is not null then 'refunded'
  else "payments"."status" end`;

/**
 * Whether a payment is in the back office's plain list and can be decided, for
 * the same queries. A deactivation hides payments, except where a refund may be
 * due: a person who renounced gets their money back, whatever became of the
 * account (code de la consommation, L221-24).
 */
export const isShownToStaff = sql<boolean>`("payments"."deletedAt" is null
  or exists (select 1 from "contracts" where "contracts"."id" = "payments"."contractId"
    and "contracts"."status" = 'renounced' and "contracts"."refundedAt" is null))`;

/** The opposite, for a record that was read. */
export const isHiddenFromStaff = (payment: {
  deletedAt: string | null;
  contractStatus: string;
  refundedAt: string | null;
}): boolean =>
  payment.deletedAt !== null &&
  !(payment.contractStatus === 'renounced' && payment.refundedAt === null);

/** Whether a payment counts in the totals of staff: those of the list, and all that were confirmed. */
export const isCounted = sql<boolean>`(${isShownToStaff} or "payments"."status" = 'completed')`;
