import type { Db, Transaction } from '@parade/db';
import { sql } from 'kysely';
import { centsToEuros } from '../../contract/money.ts';
import type { PaymentStatus, PaymentTotals } from '../../contract/payments.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { cursorOf, readCursor } from '../http/cursor.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Source = Db | Transaction;

export const PAYMENT_COLUMNS = [
  'payments.id',
  'payments.reference',
  'payments.userId',
  'users.email as userEmail',
  'users.name as userName',
  'users.phone as userPhone',
  'payments.contractId',
  'contracts.reference as contractReference',
  'contracts.status as contractStatus',
  'payments.method',
  'payments.cryptocurrency',
  'payments.cryptoName',
  'payments.cryptoSymbol',
  'payments.amount',
  'payments.eurRate',
  'payments.amountInEurCents',
  'payments.description',
  'payments.transactionHash',
  'payments.payeeShown',
  'payments.receivedOn',
  'payments.status',
  'payments.verified',
  'payments.verifiedAt',
  'verifiers.name as verifierName',
  'payments.adminNote',
  'payments.createdAt',
  'payments.updatedAt',
  'payments.version',
] as const;

/** Payments with whose they are, under which contract, and who decided them; without those that are hidden. */
export const paymentRows = (db: Source) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .leftJoin('users as verifiers', 'verifiers.id', 'payments.verifiedBy')
    .where('payments.deletedAt', 'is', null);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const rowsOf = (db: Source) => paymentRows(db).select(PAYMENT_COLUMNS).execute();

interface Paper {
  id: string;
  kind: 'invoice' | 'credit_note';
  number: string;
}
/** A payment with its papers, oldest first. */
export type PaymentRecord = Row & { invoices: Paper[] };

/** Puts the papers beside their payments. */
export async function withPapers(db: Source, rows: readonly Row[]): Promise<PaymentRecord[]> {
  if (rows.length === 0) return [];
  const papers = await db
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
    invoices: papers.filter(({ paymentId }) => paymentId === row.id),
  }));
}

/** One payment. `not_found` also for other people's. */
export async function paymentOf(
  db: Source,
  id: string,
  scope: { ownerId: string } | 'staff',
): Promise<PaymentRecord> {
  let query = paymentRows(db).select(PAYMENT_COLUMNS).where('payments.id', '=', id);
  if (scope !== 'staff') query = query.where('payments.userId', '=', scope.ownerId);
  const [found] = await withPapers(db, await query.execute());
  if (!found) throw new AppError('not_found');
  return found;
}

interface OwnPayments {
  userId: string;
  status: PaymentStatus | undefined;
  cursor: string | undefined;
  limit: number;
}

/** One person's payments, newest first, and whether more follow. */
export async function ownPayments({ db }: Services, query: OwnPayments) {
  const { userId, status, cursor, limit } = query;
  let rows = paymentRows(db).select(PAYMENT_COLUMNS).where('payments.userId', '=', userId);
  if (status) rows = rows.where('payments.status', '=', status);
  if (cursor !== undefined) {
    const [createdAt, id] = readCursor(cursor);
    rows = rows.where(
      sql<boolean>`("payments"."createdAt", "payments"."id") < (${createdAt}, ${id})`,
    );
  }
  const found = await rows
    .orderBy('payments.createdAt', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit + 1)
    .execute();
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    rows: await withPapers(db, found.slice(0, limit)),
    nextCursor: last ? cursorOf(last) : null,
  };
}

/** Sums and counts of one person's payments, or of everybody's, whatever a list is filtered by. */
export async function totalsOf({ db }: Services, userId?: string): Promise<PaymentTotals> {
  let rows = db
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .where('payments.deletedAt', 'is', null);
  if (userId !== undefined) rows = rows.where('payments.userId', '=', userId);
  // What was paid and given back is neither paid nor waiting.
  const state = sql<PaymentStatus | 'refunded'>`case
    when "payments"."status" = 'completed' and "contracts"."refundedAt" is not null then 'refunded'
    else "payments"."status" end`;
  const groups = await rows
    .groupBy(state)
    .select((e) => [
      state.as('state'),
      e.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum("amountInEurCents"), 0)`.as('cents'),
    ])
    .execute();
  const of = (wanted: PaymentStatus | 'refunded') => {
    const group = groups.find((each) => each.state === wanted);
    return { count: group?.count ?? 0, euros: centsToEuros(group?.cents ?? 0) };
  };
  const [paid, refunded, pending] = [of('completed'), of('refunded'), of('pending')];
  return {
    paid: paid.euros,
    refunded: refunded.euros,
    pending: pending.euros,
    count: paid.count + refunded.count + pending.count + of('failed').count,
    paidCount: paid.count,
    refundedCount: refunded.count,
    pendingCount: pending.count,
  };
}

/** Its owner's open pages and those of the staff read it again. */
export function tellOfPayment(unit: UnitOfWork, { id, userId }: { id: string; userId: string }) {
  unit.publish({ topic: 'payments', id }, { userId });
  unit.publish({ topic: 'payments', id }, { permission: 'managePayments' });
}
