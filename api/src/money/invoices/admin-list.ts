import type { Db, Tables } from '@parade/db';
import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { INVOICE_SORTS, invoiceFilter } from '../../../contract/invoices.ts';
import { type AdminList, asList } from '../../platform/http/admin-list.ts';

type Filter = z.output<typeof invoiceFilter>;
type Sort = (typeof INVOICE_SORTS)[number];

export type AdminInvoiceRow = Awaited<ReturnType<typeof adminInvoices>>['rows'][number];

/** The back office's list: rows of a range, and how many match in all. */
export async function adminInvoices(db: Db, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const { id, userId, paymentId, kind } = filter;
  const conditions = (e: ExpressionBuilder<Tables, 'invoices'>) =>
    e.and([
      ...(id === undefined ? [] : [e('invoices.id', 'in', asList(id))]),
      ...(userId === undefined ? [] : [e('invoices.userId', '=', userId)]),
      ...(paymentId === undefined ? [] : [e('invoices.paymentId', '=', paymentId)]),
      ...(kind === undefined ? [] : [e('invoices.kind', '=', kind)]),
    ]);
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.userId')
    .innerJoin('payments', 'payments.id', 'invoices.paymentId')
    .selectAll('invoices')
    .select(['users.email as userEmail', 'payments.reference as paymentReference'])
    .where(conditions)
    .orderBy(`invoices.${sort.field}`, sort.direction)
    .orderBy('invoices.id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('invoices')
    .where(conditions)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
