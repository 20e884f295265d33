import { z } from 'zod';
import { formatDate } from './dates.ts';

const RECEIPT_KINDS = ['receipt', 'addendum'] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
/** What each is called: given for a report that was sent, or for pieces that were added to one. */
const RECEIPT_LABELS: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Récépissé',
  addendum: 'Récépissé de pièces',
};

/** What a person was given when they sent a report, or added pieces to it. It never changes. */
export const receipt = z.object({
  id: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  /** The report's reference; for added pieces followed by their own number: `SIG-7K3F-92-1`. */
  number: z.string(),
  at: z.string(),
  /** The PDF. */
  url: z.string(),
});
export type Receipt = z.infer<typeof receipt>;

/** `GET /api/reports/{id}/receipts`: all of a report, oldest first. One that was filed before there were receipts has none. */
export const receiptList = z.object({ items: z.array(receipt) });

/** Where the PDF is. */
export const receiptUrl = (id: string): string => `/api/receipts/${id}`;

export const receiptNumber = (reference: string, kind: ReceiptKind, number: number): string =>
  kind === 'receipt' ? reference : `${reference}-${number}`;

/** « Récépissé SIG-7K3F-92 » */
export const receiptTitle = ({ kind, number }: Pick<Receipt, 'kind' | 'number'>): string =>
  `${RECEIPT_LABELS[kind]} ${number}`;

/** « Récépissé du 23 novembre 2026 » */
export const receiptOfDay = ({ kind, at }: Pick<Receipt, 'kind' | 'at'>): string =>
  `${RECEIPT_LABELS[kind]} du ${formatDate(at)}`;
