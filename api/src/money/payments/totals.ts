import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { z } from 'zod';
import { centsToEuros } from '../../../contract/money.ts';
import type { adminPaymentTotals, PaymentTotals, ShownStatus } from '../../../contract/payments.ts';
import { countOf } from '../../platform/count.ts';
import { isCounted, isShownToStaff, isWaiting, shownStatus } from './conditions.ts';

type State = ShownStatus | 'renounced';

const STATE = sql<State>`case
  when "payments"."status" = 'pending' and not ${isWaiting} then 'renounced'
  else ${shownStatus} end`;

/** Sums and counts of all payments of one person, or of everybody. */
export async function totalsOf(db: DbOrTrx, userId?: string): Promise<PaymentTotals> {
  const all = db
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId');
  const rows =
    userId === undefined
      ? all.where(isCounted)
      : all.where('payments.deletedAt', 'is', null).where('payments.userId', '=', userId);
  const groups = await rows
    .groupBy(STATE)
    .select((e) => [
      STATE.as('state'),
      e.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum("amountInEurCents"), 0)`.as('cents'),
    ])
    .execute();
  const of = (wanted: State) => {
    const group = groups.find((each) => each.state === wanted);
    return { count: group?.count ?? 0, euros: centsToEuros(group?.cents ?? 0) };
  };
  const [paid, refunded, pending] = [of('completed'), of('refunded'), of('pending')];
  return {
    paid: paid.euros,
    refunded: refunded.euros,
    pending: pending.euros,
    count: groups.reduce((all, { count }) => all + count, 0),
    paidCount: paid.count,
    refundedCount: refunded.count,
    pendingCount: pending.count,
  };
}

/** The totals of everybody, and how many payments the plain list does not show. */
export async function staffTotals(db: DbOrTrx): Promise<z.output<typeof adminPaymentTotals>> {
  const hidden = db
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .where(isCounted)
    .where(sql<boolean>`not ${isShownToStaff}`);
  return { ...(await totalsOf(db)), hiddenCount: await countOf(hidden) };
}
