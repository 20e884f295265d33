import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueToOwner } from '../../platform/mail/enqueue.ts';
import type { Addressee } from '../../platform/mail/templates.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { composeInvoice, type PaymentRow } from './compose.ts';
import type { InvoiceDocument } from './document.ts';
import { invoiceMail } from './mails.ts';
import { takeNumber } from './number.ts';
import { type InvoiceRow, invoiceById, openInvoice } from './queries.ts';
import { refundSentence } from './refund-due.ts';

/**
 * Issues the invoice of a payment in the transaction that confirms it, and
 * mails it. One that stands already comes back as it is: a new one needs a
 * credit note first.
 */
export async function issueInvoice(
  services: Services,
  unit: UnitOfWork,
  payment: PaymentRow,
): Promise<InvoiceRow> {
  const { trx, at } = unit;
  const standing = await openInvoice(trx, payment.id);
  if (standing) return standing;

  const person = await trx
    .selectFrom('users')
    .select(['name', 'email', 'address', 'isEmailVerified'])
    .where('id', '=', payment.userId)
    .executeTakeFirstOrThrow();
  const contract = await trx
    .selectFrom('contracts')
    .select(['reference', 'acceptedAt', 'renouncedAt', 'specimen', 'vatRate'])
    .where('id', '=', payment.contractId)
    .executeTakeFirstOrThrow();
  const settings = await currentSettings(trx);
  const { name, email, address } = person;
  const buyer = { name, email, address };
  // What was ordered in a demonstration never enters the real series, nor does what stands in one now.
  const specimen = contract.specimen === 1 || isDemonstration(settings);
  // Last, so that others wait for the number no longer than they must.
  const taken = await takeNumber(unit, 'invoice', specimen);
  const parts = { number: taken.number, at, settings, specimen, buyer, payment, contract };
  return storeIssued(services, unit, composeInvoice(parts), {
    ...taken,
    paymentId: payment.id,
    userId: payment.userId,
    invoiceId: null,
    person,
    notice: contract.renouncedAt && refundSentence(contract.renouncedAt, at),
  });
}

interface Issued
  extends Pick<InvoiceRow, 'series' | 'year' | 'sequence' | 'paymentId' | 'userId' | 'invoiceId'> {
  /** Where it is sent. */
  person: Addressee;
  /** What the mail says beside. */
  notice: string | null;
}

/** Keeps what was composed as it will be printed, with its journal and its mail. */
export async function storeIssued(
  services: Services,
  unit: UnitOfWork,
  document: InvoiceDocument,
  { person, notice, ...issued }: Issued,
): Promise<InvoiceRow> {
  const { trx, at } = unit;
  const { kind, number, totalCents } = document;
  const id = newId();
  await trx
    .insertInto('invoices')
    .values({ ...issued, id, kind, number, issuedAt: at, document: JSON.stringify(document) })
    .execute();
  await unit.audit('issue', 'invoices', id, {
    after: { number, amount: totalCents / 100, paymentId: issued.paymentId },
  });
  await enqueueToOwner(unit, person, invoiceMail(services.env, person, id, document, notice));
  return invoiceById(trx, id);
}
