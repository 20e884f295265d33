import type { DbOrTrx } from '@parade/db';
import {
  countOwned,
  idsOwned,
  kept,
  ownedBy,
  type PersonalPart,
} from '../../platform/personal-data.ts';
import { isWaiting } from './conditions.ts';
import { paymentsPage } from './personal-page.ts';
import { presentOwnPayment } from './present.ts';
import { everyPayment } from './queries.ts';

const LAW = kept('Code de commerce, article L123-22');

const erased = {
  // Of one that came in; one that paid for nothing is on the chain for everybody, and here for nobody.
  transactionHash: LAW,
  description: LAW,
  adminNote: '',
};

export const paymentData = {
  answers: {
    payments: {
      erased,
      exported: 'payments',
    },
  },
  async collect({ db }, { id }) {
    const payments = (await everyPayment(db, id)).map((payment) => ({
      ...presentOwnPayment(payment),
      setAsideAt: payment.deletedAt,
    }));
    return { payments };
  },
  page: paymentsPage,
  objects: idsOwned('payments'),
  kept: { payments: countOwned('payments') },
  async erase(_services, { trx, at, publish }, person) {
    await trx
      .updateTable('payments')
      .set({ transactionHash: null })
      .where(ownedBy('payments', person))
      .where('status', '<>', 'completed')
      .execute();
    await trx
      .updateTable('payments')
      .set((e) => ({
        adminNote: erased.adminNote,
        deletedAt: e.fn.coalesce('deletedAt', e.val(at)),
        version: e('version', '+', 1),
      }))
      .where(ownedBy('payments', person))
      .execute();
    publish({ topic: 'payments' }, { permission: 'managePayments' });
  },
} satisfies PersonalPart;

/** Whether one is still to be looked at. */
export async function hasWaitingPayment(db: DbOrTrx, userId: string): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .select('payments.id')
    .where('payments.userId', '=', userId)
    .where('payments.deletedAt', 'is', null)
    .where(isWaiting)
    .executeTakeFirst();
  return payment !== undefined;
}
