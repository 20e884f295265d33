import type { DbOrTrx, Tables } from '@parade/db';
import { type ExpressionBuilder, sql } from 'kysely';
import { adminContractsQuery } from '../../../contract/contracts.ts';
import { orRefuse } from '../../platform/errors.ts';
import { equals } from '../../platform/http/admin-list.ts';
import { nullsLast } from '../../platform/http/list-page.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';
import { paymentState } from './queries.ts';
import { mostSpecimen } from './specimen.ts';

const FILTER_COLUMNS = {
  id: 'contracts.id',
  userId: 'contracts.userId',
  reportId: 'contracts.reportId',
  status: 'contracts.status',
};

/** Renounced, paid or perhaps paid, and not refunded yet. A crypto order without a transaction was not paid. */
const isRefundDue = () => sql<boolean>`("contracts"."status" = 'renounced'
  and "contracts"."refundedAt" is null
  and "contracts"."specimen" <= ${mostSpecimen()}
  and exists (select 1 from "payments" where "payments"."contractId" = "contracts"."id"
    and ("payments"."verified" = 1 or ("payments"."verified" is null
      and ("payments"."method" = 'bank_transfer' or "payments"."transactionAt" is not null)))))`;

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
  return whole(db).where('contracts.id', '=', id).executeTakeFirstOrThrow(orRefuse('not_found'));
}

/** The back office's list of contracts. */
export const adminContractList: AdminList<typeof adminContractsQuery, AdminContractRow> = {
  query: adminContractsQuery,
  table: {
    table: 'contracts',
    columns: {
      createdAt: 'contracts.createdAt',
      acceptedAt: nullsLast('contracts.acceptedAt'),
      renouncedAt: nullsLast('contracts.renouncedAt'),
      reference: 'contracts.reference',
    },
  },
  where: ({ refundDue, ...filter }) => [
    ...equals(FILTER_COLUMNS, filter),
    ...(refundDue ? [isRefundDue()] : []),
  ],
  rows: (db, ids) => whole(db).where('contracts.id', 'in', ids).execute(),
};
