import { type Declarations, text } from '../personal.ts';

export interface InvoiceTables {
  /** Issued once, never edited: a credit note takes one back. */
  invoices: {
    id: string;
    kind: 'invoice' | 'credit_note';
    year: number;
    /** `F`, `A`; specimens of a demonstration have their own. */
    series: string;
    /** 1, 2, 3 … without a gap in each series and year (CGI, annexe II, article 242 nonies A). */
    sequence: number;
    /** `F-2026-0001`, `A-2026-0001`. */
    number: string;
    paymentId: string;
    userId: string;
    /** The invoice that a credit note takes back. Unique: it is taken back once. */
    invoiceId: string | null;
    issuedAt: string;
    /** JSON of everything that stands on it: what is printed later is what was issued. */
    document: string;
  };
  invoice_numbers: {
    series: string;
    year: number;
    last: number;
  };
}

export const invoiceTables = {
  invoices: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'paymentId', 'userId', 'invoiceId'),
      ...text.words('kind', 'series'),
      ...text.references('number'),
      ...text.instants('issuedAt'),
      ...text.personal('document'),
    },
  },
  invoice_numbers: {
    nobody: 'The last number of each series and year.',
    text: text.words('series'),
  },
} satisfies Declarations<InvoiceTables>;
