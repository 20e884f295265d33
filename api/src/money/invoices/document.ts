import { z } from 'zod';
import { INVOICE_KINDS } from '../../../contract/invoices.ts';

const text = z.string();
/** Euro cents, negative on a credit note. */
const cents = z.number().int();

/**
 * Everything that stands on an invoice or a credit note (CGI, annexe II,
 * article 242 nonies A; code de commerce, L441-9; arrêté 83-50/A), frozen when
 * it is issued: what is printed later is this and nothing else. Days are
 * calendar days in Paris.
 */
export const invoiceDocument = z.object({
  kind: z.enum(INVOICE_KINDS),
  number: text,
  issuedAt: text,
  issuedOn: text,
  /** The day of the service, or of the payment made before it. */
  serviceOn: text,
  /** Issued while the site was a demonstration: good for nothing. */
  specimen: z.boolean(),
  brand: text,
  seller: z.object({
    name: text,
    legalForm: text,
    capital: text,
    address: text,
    siren: text,
    siret: text,
    rcs: text,
    vatNumber: text,
    email: text,
    phone: text,
  }),
  buyer: z.object({ name: text, email: text, address: text }),
  lines: z.array(z.object({ description: text, quantity: z.number().int(), netCents: cents })),
  netCents: cents,
  /** Percent; null: « TVA non applicable, art. 293 B du CGI ». */
  vatRate: z.number().nullable(),
  vatCents: cents,
  totalCents: cents,
  payment: z.object({
    reference: text,
    method: z.enum(['crypto', 'bank_transfer']),
    paidOn: text,
    transactionHash: text.nullable(),
    crypto: z
      .object({ name: text, symbol: text, amount: text, eurRate: text.nullable() })
      .nullable(),
  }),
  contract: z.object({ reference: text, acceptedOn: text }),
  /** What a credit note takes back, and why. */
  corrects: z.object({ number: text, issuedOn: text, reason: text }).nullable(),
  mentions: z.array(text),
});
export type InvoiceDocument = z.infer<typeof invoiceDocument>;
