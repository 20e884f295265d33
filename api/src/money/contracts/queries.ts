import type { DbOrTrx, Tables } from '@parade/db';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { PaymentState } from '../../../contract/contracts.ts';
import type { ContractTerms } from '../../../contract/payment-options.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { type PageQuery, pageAfter } from '../../platform/http/cursor.ts';

export type ContractRow = Selectable<Tables['contracts']> & { paymentState: PaymentState };

/** What a contract says, as it is shown and frozen. */
export const termsOf = ({
  title,
  scope,
  feeTerms,
  refundConditions,
  deliveryPeriod,
  lawyer,
}: ContractTerms): ContractTerms => ({
  title,
  scope,
  feeTerms,
  refundConditions,
  deliveryPeriod,
  lawyer,
});

/** Contracts with the state of their payments. */
const contractRows = (db: DbOrTrx) =>
  db.selectFrom('contracts').selectAll('contracts').select(paymentState.as('paymentState'));

/** A contract by its id, whoever owns it. */
export const contractById = (db: DbOrTrx, id: string): Promise<ContractRow> =>
  contractRows(db).where('id', '=', id).executeTakeFirstOrThrow();

/** What was ever shown to a person: neither drafts nor what was taken back before they accepted it. */
const ownRows = (db: DbOrTrx, userId: string) =>
  contractRows(db).where('userId', '=', userId).where('status', 'not in', ['draft', 'withdrawn']);

/**
 * One of a person's own contracts. Error: `not_found` for other people's,
 * drafts and what was taken back.
 */
export async function ownContract(db: DbOrTrx, userId: string, id: string): Promise<ContractRow> {
  return ownRows(db, userId).where('id', '=', id).executeTakeFirstOrThrow(orRefuse('not_found'));
}

/** What was offered to a person and what they accepted, newest first, and whether more follow. Error: `invalid_query`. */
export const ownContracts = (db: DbOrTrx, userId: string, query: PageQuery) =>
  pageAfter(ownRows(db, userId), 'contracts', query);

/** Every contract that a person was offered or accepted, newest first: for their export. */
export const everyContract = (db: DbOrTrx, userId: string): Promise<ContractRow[]> =>
  ownRows(db, userId).orderBy('id', 'desc').execute();

/**
 * An accepted contract, for its owner and for staff who manage payments. Error:
 * `not_found` for everybody else, and while it is not accepted.
 */
export async function readContract(
  db: DbOrTrx,
  account: { id: string; permissions: { managePayments: boolean } | null },
  id: string,
): Promise<ContractRow> {
  const row = await contractRows(db).where('id', '=', id).executeTakeFirst();
  const may = row?.userId === account.id || account.permissions?.managePayments === true;
  if (!row?.acceptedAt || !may) throw new AppError('not_found');
  return row;
}

/** Whether the contract has a payment that is confirmed or still unverified. */
export const hasLivePayment = (e: ExpressionBuilder<Tables, 'contracts'>) =>
  e.exists(
    e
      .selectFrom('payments')
      .select('payments.id')
      .whereRef('payments.contractId', '=', 'contracts.id')
      .where((p) => p.or([p('payments.verified', 'is', null), p('payments.verified', '=', 1)])),
  );

/**
 * The state of a contract's payments. One that names its transaction counts as
 * sent; an order that nobody confirmed is only awaited.
 */
export const paymentState = sql<PaymentState>`case
  when exists (select 1 from "payments" where "payments"."contractId" = "contracts"."id"
    and ("payments"."verified" = 1
      or ("payments"."verified" is null and "payments"."transactionAt" is not null))) then 'sent'
  when exists (select 1 from "payments" where "payments"."contractId" = "contracts"."id"
    and "payments"."verified" is null) then 'awaited'
  else 'none' end`;

/**
 * Whether a contract can be renounced. A replaced contract binds nobody, unless
 * a payment under it is alive again because staff took their rejection back.
 */
export const isBinding = ({ status, paymentState }: Pick<ContractRow, 'status' | 'paymentState'>) =>
  status === 'accepted' || (status === 'replaced' && paymentState !== 'none');

/**
 * The personal contract that a person has to pay: offered, or accepted and
 * without a payment that is alive. The newest of several; undefined where the
 * standard contract applies.
 */
export function contractToPay(db: DbOrTrx, userId: string): Promise<ContractRow | undefined> {
  return contractRows(db)
    .where('userId', '=', userId)
    .where((e) =>
      e.or([
        e('status', '=', 'offered'),
        e.and([
          e('status', '=', 'accepted'),
          e('reportId', 'is not', null),
          e.not(hasLivePayment(e)),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
