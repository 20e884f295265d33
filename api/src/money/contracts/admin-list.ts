import type { DbOrTrx, Tables } from '@parade/db';
import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { CONTRACT_SORTS, contractFilter } from '../../../contract/contracts.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminList, asList, nullsLast } from '../../platform/http/admin-list.ts';
import { hasLivePayment, paymentState } from './queries.ts';

type Filter = z.output<typeof contractFilter>;
type Sort = (typeof CONTRACT_SORTS)[number];

/** Cents of a contract's payments in one state; null where there is none. */
const sumOf = (e: ExpressionBuilder<Tables, 'contracts'>, verified: 1 | null) =>
  e
    .selectFrom('payments')
    .select((p) => p.fn.sum<number | null>('payments.amountInEurCents').as('cents'))
    .whereRef('payments.contractId', '=', 'contracts.id')
    .where('payments.verified', verified === null ? 'is' : '=', verified);

const withPeople = (db: DbOrTrx) =>
  db
    .selectFrom('contracts')
    .innerJoin('users', 'users.id', 'contracts.userId')
    .leftJoin('reports', 'reports.id', 'contracts.reportId');

const whole = (db: DbOrTrx) =>
  withPeople(db)
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

/** One contract for staff; `not_found`. */
export async function adminContractById(db: DbOrTrx, id: string) {
  const row = await whole(db).where('contracts.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The back office's list: rows of a range, and how many match in all. */
export async function adminContracts(db: DbOrTrx, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const conditions = (e: ExpressionBuilder<Tables, 'contracts'>) => {
    const { id, userId, reportId, status, refundDue } = filter;
    return e.and([
      ...(id === undefined ? [] : [e('contracts.id', 'in', asList(id))]),
      ...(userId === undefined ? [] : [e('contracts.userId', '=', userId)]),
      ...(reportId === undefined ? [] : [e('contracts.reportId', '=', reportId)]),
      ...(status === undefined ? [] : [e('contracts.status', 'in', asList(status))]),
      ...(refundDue === undefined
        ? []
        : [
            e('contracts.status', '=', 'renounced'),
            e('contracts.refundedAt', 'is', null),
            hasLivePayment(e),
          ]),
    ]);
  };
  const rows = await whole(db)
    .where(conditions)
    .orderBy(`contracts.${sort.field}`, nullsLast(sort.direction))
    .orderBy('contracts.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await withPeople(db)
    .where(conditions)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
