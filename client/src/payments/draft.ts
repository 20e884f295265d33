import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { storeDraft, storedDraft } from '../lib/drafts.ts';
import { EMPTY_PAYMENT, type PaymentFields } from './form.ts';

export const ORDER_DRAFTS = { name: 'order', keptIn: 'tab' } as const;

/** An order that is being filled in. */
export interface OrderDraft {
  fields: PaymentFields;
  /** The version of the offer that was on the screen. */
  shown: string;
  /** Goes with the order when it is sent: sent twice, it is one payment. */
  idempotencyKey: string;
  /** It was sent, and no answer has come. */
  isSent: boolean;
}

const isEmpty = ({ acceptContract, earlyStart }: PaymentFields) => !acceptContract && !earlyStart;

function parseDraft(stored: Partial<Record<string, unknown>>): OrderDraft | undefined {
  const { idempotencyKey, shown, isSent } = stored;
  const { acceptContract, earlyStart } = Object(stored.fields);
  if (typeof idempotencyKey !== 'string' || typeof acceptContract !== 'boolean') return undefined;
  return {
    fields: {
      acceptContract,
      earlyStart: earlyStart === true,
    },
    shown: String(shown),
    idempotencyKey,
    isSent: isSent === true,
  };
}

/**
 * What the form begins with for this offer; `isResumed` if it was kept. An
 * acceptance of another offer is dropped: the contract is to be read again.
 */
export function beginOrder(uid: string, shown: string): OrderDraft & { isResumed: boolean } {
  const kept = storedDraft(ORDER_DRAFTS, uid, parseDraft);
  if (!kept) {
    const idempotencyKey = newIdempotencyKey();
    return { fields: EMPTY_PAYMENT, shown, idempotencyKey, isSent: false, isResumed: false };
  }
  const acceptContract = kept.fields.acceptContract && kept.shown === shown;
  return { ...kept, fields: { ...kept.fields, acceptContract }, isResumed: true };
}

/** Where the tab keeps nothing the page works without. */
export const keepOrder = (uid: string, draft: OrderDraft): boolean =>
  storeDraft(ORDER_DRAFTS, uid, isEmpty(draft.fields) ? undefined : draft);
