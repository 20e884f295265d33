import { sql } from 'kysely';
import type { ShownStatus } from '../../../contract/payments.ts';

/**
 * Waits to be looked at; for queries over payments and their contracts. Nobody
 * waits for a transfer any more once its contract is renounced: it may well
 * never have been sent. A transaction was said to be sent, so it is looked for.
 */
export const isWaiting = sql<boolean>`("payments"."status" = 'pending'
  and not ("payments"."method" = 'bank_transfer' and "contracts"."status" = 'renounced'))`;

/** How it stands, for the same queries: what was paid and given back is not paid any more. */
export const shownStatus = sql<ShownStatus>`case
  when "payments"."status" = 'completed' and "contracts"."refundedAt" is not null then 'refunded'
  else "payments"."status" end`;

/**
 * Stands in the back office's plain list and is decided there, for the same queries: without those that a
 * deactivation hides, but with those where a refund may be due. Who renounced
 * gets their money back, whatever became of the account (code de la
 * consommation, L221-24).
 */
export const isShownToStaff = sql<boolean>`("payments"."deletedAt" is null
  or ("contracts"."status" = 'renounced' and "contracts"."refundedAt" is null))`;

/** The same of a record that was read: it is found by who asks for it, and not decided. */
export const isHiddenFromStaff = (payment: {
  deletedAt: string | null;
  contractStatus: string;
  refundedAt: string | null;
}): boolean =>
  payment.deletedAt !== null &&
  !(payment.contractStatus === 'renounced' && payment.refundedAt === null);

/** In the sums of staff: what came in stays in them, whatever became of the account. */
export const isCounted = sql<boolean>`(${isShownToStaff} or "payments"."status" = 'completed')`;
