import { type Declarations, text } from '../personal.ts';

export interface ReceiptTables {
  /** What a person was given when they sent a report or added pieces to it, in order of `id`. Never updated. */
  receipts: {
    id: string;
    reportId: string;
    kind: 'receipt' | 'addendum';
    /** From 1, each kind of a report by itself. */
    number: number;
    at: string;
    /** All that stands on it, as JSON: a PDF is drawn from it and from nothing else. */
    content: string;
  };
}

export const receiptTables = {
  receipts: {
    owner: { parent: 'reports' as const, by: 'reportId' },
    text: {
      ...text.ids('id', 'reportId'),
      ...text.words('kind'),
      ...text.instants('at'),
      ...text.personal('content'),
    },
  },
} satisfies Declarations<ReceiptTables>;
