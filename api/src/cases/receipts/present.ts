import { type Receipt, receipt, receiptNumber, receiptUrl } from '../../../contract/receipts.ts';
import { allowed } from '../../platform/allowed.ts';
import type { ReceiptRecord } from './queries.ts';

/** What leaves about a receipt in a list. Its content leaves as a PDF. */
export const presentReceipt = (r: ReceiptRecord): Receipt =>
  allowed(receipt, {
    ...r,
    number: receiptNumber(r.reference, r.kind, r.number),
    url: receiptUrl(r.id),
  });
