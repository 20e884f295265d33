import type { DbOrTrx } from '@parade/db';
import type { z } from 'zod';
import type { paymentsQuery } from '../../../contract/payments.ts';
import { AppError } from '../../platform/errors.ts';
import { pageAfter } from '../../platform/http/cursor.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { currentPayees } from '../payment-settings/current-payees.ts';
import { isShownToStaff, isWaiting, shownStatus } from './conditions.ts';

/** Payments joined with their owners, contracts and who decided them, including hidden ones. */
export const allRows = (db: DbOrTrx) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .leftJoin('users as verifiers', 'verifiers.id', 'payments.verifiedBy')
    .selectAll('payments')
    .select(['users.email as userEmail', 'users.name as userName', 'users.phone as userPhone'])
    .select(['contracts.reference as contractReference', 'contracts.status as contractStatus'])
    .select(['contracts.renouncedAt', 'contracts.refundedAt', 'verifiers.name as verifierName']);

/** The same without those that a deactivation hides. */
const ownRows = (db: DbOrTrx) => allRows(db).where('payments.deletedAt', 'is', null);

/** Those that are listed in the back office and can be decided. */
export const staffRows = (db: DbOrTrx) => allRows(db).where(isShownToStaff);

type Row = Awaited<ReturnType<ReturnType<typeof allRows>['execute']>>[number];

interface IssuedInvoice {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string;
}
/** A payment with its invoices and credit notes, oldest first. */
export type PaymentRecord = Row & { invoices: IssuedInvoice[] };

/** Adds the invoices to their payments. */
export async function withInvoices(db: DbOrTrx, rows: readonly Row[]): Promise<PaymentRecord[]> {
  if (rows.length === 0) return [];
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'paymentId'])
    .where(
      'paymentId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    invoices: invoices.filter(({ paymentId }) => paymentId === row.id),
  }));
}

/** A payment with whether its means leads elsewhere now than the order was shown. */
export type OwnPaymentRecord = PaymentRecord & { payeeChanged: boolean };

/** Compares where payments were to go with the settings of this moment. */
export async function withPayees<Paid extends Row>(
  db: DbOrTrx,
  rows: readonly Paid[],
): Promise<(Paid & { payeeChanged: boolean })[]> {
  const payeeOf = await currentPayees(db);
  return rows.map((row) => ({
    ...row,
    payeeChanged: row.payeeShown !== null && row.payeeShown !== payeeOf(row),
  }));
}

const whole = async (db: DbOrTrx, rows: readonly Row[]): Promise<OwnPaymentRecord[]> =>
  withPayees(db, await withInvoices(db, rows));

/** One of a person's own payments. Error: `not_found`, also for other people's. */
export async function ownPayment(
  db: DbOrTrx,
  userId: string,
  id: string,
): Promise<OwnPaymentRecord> {
  const rows = await ownRows(db)
    .where('payments.id', '=', id)
    .where('payments.userId', '=', userId)
    .execute();
  const [found] = await whole(db, rows);
  if (!found) throw new AppError('not_found');
  return found;
}

/** One person's payments, newest first, and whether more follow. Error: `invalid_query`. */
export async function ownPayments(
  db: DbOrTrx,
  userId: string,
  { status, ...page }: z.output<typeof paymentsQuery>,
) {
  let own = ownRows(db).where('payments.userId', '=', userId);
  if (status) own = own.where(shownStatus, '=', status);
  if (status === 'pending') own = own.where(isWaiting);
  const { rows, nextCursor } = await pageAfter(own, 'payments', page);
  return { rows: await whole(db, rows), nextCursor };
}

/** Every payment of one person, hidden ones too, newest first: for their export. */
export async function everyPayment(db: DbOrTrx, userId: string): Promise<OwnPaymentRecord[]> {
  const own = allRows(db).where('payments.userId', '=', userId);
  return whole(db, await own.orderBy('payments.id', 'desc').execute());
}

/** Tells the open pages of the owner and of staff to read it again. */
export function publishPayment(unit: UnitOfWork, { id, userId }: { id: string; userId: string }) {
  unit.publish({ topic: 'payments', id }, { userId });
  unit.publish({ topic: 'payments', id }, { permission: 'managePayments' });
}
