import type { DbOrTrx, Tables } from '@parade/db';
import type { ExpressionBuilder } from 'kysely';
import type { adminContractsQuery } from '../../../contract/contracts.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminQuery, adminList, equals, nullsLast } from '../../platform/http/admin-list.ts';
import { hasLivePayment, paymentState } from './queries.ts';

const COLUMNS = {
  createdAt: 'contracts.createdAt',
  acceptedAt: nullsLast('contracts.acceptedAt'),
  renouncedAt: nullsLast('contracts.renouncedAt'),
  reference: 'contracts.reference',
};

const FILTER_COLUMNS = {
  id: 'contracts.id',
  userId: 'contracts.userId',
  reportId: 'contracts.reportId',
  status: 'contracts.status',
};

/**
 * The sum in cents of a contract's confirmed (1) or unverified (null) payments;
 * null where there is none.
 */
const sumOf = (e: ExpressionBuilder<Tables, 'contracts'>, verified: 1 | null) =>
  e
    .selectFrom('payments')
    .select((p) => p.fn.sum<number | null>('payments.amountInEurCents').as('cents'))
    .whereRef('payments.contractId', '=', 'contracts.id')
    .where('payments.verified', verified === null ? 'is' : '=', verified);

const whole = (db: DbOrTrx) =>
  db
    .selectFrom('contracts')
    .innerJoin('users', 'users.id', 'contracts.userId')
    .leftJoin('reports', 'reports.id', 'contracts.reportId')
    .selectAll('contracts')
    .select([
      'users.email as userEmail',
      'users.name as userName',
      'reports.reference as reportReference',
    ])
    .select((e) => [
      sumOf(e, 1).as('paidCents'),
      sumOf(e, null).as('unverifiedCents'),
      paymentState.as('paymentState'),
    ]);

export type AdminContractRow = Awaited<ReturnType<typeof adminContractById>>;

/** One contract, for staff. Error: `not_found`. */
export async function adminContractById(db: DbOrTrx, id: string) {
  const row = await whole(db).where('contracts.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The back office's list: rows of a range, and how many match in all. */
export function adminContracts(db: DbOrTrx, query: AdminQuery<typeof adminContractsQuery>) {
  const { filter } = query;
  let found = whole(db).where((where) => where.and(equals(FILTER_COLUMNS, filter)));
  if (filter.refundDue) {
    found = found
      .where('contracts.status', '=', 'renounced')
      .where('contracts.refundedAt', 'is', null)
      .where(hasLivePayment);
  }
  return adminList(found, query, COLUMNS, 'contracts.id');
}
