import type { DbOrTrx, Tables } from '@parade/db';
import type { Selectable } from 'kysely';
import { orRefuse } from '../../platform/errors.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;

const rows = (db: DbOrTrx) => db.selectFrom('invoices').selectAll('invoices');

/** An invoice by its id, whoever owns it. */
export const invoiceById = (db: DbOrTrx, id: string): Promise<InvoiceRow> =>
  rows(db).where('id', '=', id).executeTakeFirstOrThrow();

/** Who may read it: its owner, or staff with the permission. */
export type InvoiceScope = { ownerId: string } | 'staff';

const scoped = (db: DbOrTrx, scope: InvoiceScope) =>
  scope === 'staff' ? rows(db) : rows(db).where('userId', '=', scope.ownerId);

/** One invoice. Error: `not_found`, also for other people's. */
export async function readInvoice(db: DbOrTrx, id: string, scope: InvoiceScope) {
  return scoped(db, scope).where('id', '=', id).executeTakeFirstOrThrow(orRefuse('not_found'));
}

/** One person's invoices and credit notes, newest first: also those of payments that a deactivation hides. */
export const ownInvoices = (db: DbOrTrx, userId: string): Promise<InvoiceRow[]> =>
  rows(db).where('userId', '=', userId).orderBy('id', 'desc').execute();

/** The newest invoice of a payment. Error: `not_found` where none was issued. */
export async function newestInvoice(db: DbOrTrx, paymentId: string, scope: InvoiceScope) {
  return scoped(db, scope)
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'invoice')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
}

/** The invoice of a payment that no credit note has taken back. */
export const openInvoice = (db: DbOrTrx, paymentId: string): Promise<InvoiceRow | undefined> =>
  rows(db)
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'invoice')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('invoices as notes')
            .select('notes.id')
            .whereRef('notes.invoiceId', '=', 'invoices.id'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
