import { enqueueMail } from '../../platform/mail/enqueue.ts';
import type { Ports } from '../../platform/ports.ts';
import { invoiceDocument } from './document.ts';
import { invoiceMail } from './mails.ts';
import { ownInvoices } from './queries.ts';

/** Mails the invoices and credit notes of a person whose address is proven from now on. */
export const handOverInvoices: Ports['handOvers'][number] = async ({ env }, unit, person) => {
  for (const { id, document } of await ownInvoices(unit.trx, person.id)) {
    const issued = invoiceDocument.parse(JSON.parse(document));
    await enqueueMail(unit, person.email, invoiceMail(env, person, id, issued, null));
  }
};
