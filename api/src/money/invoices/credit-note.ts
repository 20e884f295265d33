import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { composeCreditNote } from './compose.ts';
import { invoiceDocument } from './document.ts';
import { storeIssued } from './issue.ts';
import { takeNumber } from './number.ts';
import type { InvoiceRow } from './queries.ts';

/**
 * Takes an invoice back, whole, in the caller's transaction, and mails the
 * credit note. The invoice itself stays as it was issued; one that was taken
 * back before gives that credit note again.
 */
export async function issueCreditNote(
  services: Services,
  unit: UnitOfWork,
  invoice: InvoiceRow,
  reason: string,
): Promise<InvoiceRow> {
  const { trx, at } = unit;
  const earlier = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('invoiceId', '=', invoice.id)
    .executeTakeFirst();
  if (earlier) return earlier;

  const person = await trx
    .selectFrom('users')
    .select(['name', 'email', 'isEmailVerified'])
    .where('id', '=', invoice.userId)
    .executeTakeFirstOrThrow();
  const document = invoiceDocument.parse(JSON.parse(invoice.document));
  // In the series of what it takes back, whatever the site has become since.
  const taken = await takeNumber(unit, 'credit_note', document.specimen);
  return storeIssued(services, unit, composeCreditNote(document, { ...taken, at, reason }), {
    ...taken,
    paymentId: invoice.paymentId,
    userId: invoice.userId,
    invoiceId: invoice.id,
    person,
    notice: null,
  });
}
