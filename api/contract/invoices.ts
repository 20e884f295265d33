import { z } from 'zod';
import { adminQuery } from './pagination.ts';

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export const INVOICE_KIND_LABELS: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'Facture',
  credit_note: 'Avoir',
};

/** An invoice or credit note; `total` in euros, negative on a credit note. */
export const invoice = z.object({
  id: z.string(),
  kind: z.enum(INVOICE_KINDS),
  number: z.string(),
  issuedAt: z.string(),
  paymentId: z.string(),
  total: z.number(),
  /** The PDF. */
  url: z.string(),
});
export type Invoice = z.infer<typeof invoice>;

/** `GET /api/invoices`: all of them, newest first. */
export const invoiceList = z.object({ items: z.array(invoice) });

/** A row of `GET /api/admin/invoices`. */
export const adminInvoice = invoice.extend({
  paymentReference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
});
export type AdminInvoice = z.infer<typeof adminInvoice>;

export const adminInvoicesQuery = adminQuery(
  {
    userId: z.string(),
    paymentId: z.string(),
    kind: z.enum(INVOICE_KINDS),
  },
  ['issuedAt', 'number'],
);

/** Where the PDF of an invoice or credit note is. */
export const invoiceUrl = (id: string): string => `/api/invoices/${id}`;
