import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { EMPTY_PAYMENT, type PaymentFields } from './form.ts';

/**
 * An order that is being filled in, kept in this tab for one person so that a
 * reload or a session that ends loses nothing. Erased when it is sent, when it
 * is cancelled and when the person signs out.
 */
export interface OrderDraft {
  fields: PaymentFields;
  /** Stands for the offer that was on the screen. */
  shown: string;
  /** Goes with the order when it is sent: sent twice, it is one payment. */
  idempotencyKey: string;
  /** It was sent, and no answer has come. */
  isSent: boolean;
}

const keyOf = (uid: string) => `parade:order-draft:${uid}`;

const isEmpty = ({ transactionHash, acceptContract, earlyStart }: PaymentFields) =>
  transactionHash === '' && !acceptContract && !earlyStart;

/** What an older version of the page, or somebody, may have stored is not trusted. */
function parseDraft(text: string): OrderDraft | undefined {
  const stored: Partial<Record<keyof OrderDraft, unknown>> = JSON.parse(text);
  const { transactionHash, acceptContract, earlyStart } = Object(stored.fields);
  if (typeof stored.idempotencyKey !== 'string' || typeof transactionHash !== 'string') {
    return undefined;
  }
  return {
    fields: {
      transactionHash,
      acceptContract: acceptContract === true,
      earlyStart: earlyStart === true,
    },
    shown: String(stored.shown),
    idempotencyKey: stored.idempotencyKey,
    isSent: stored.isSent === true,
  };
}

function readDraft(uid: string): OrderDraft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(uid));
    return text === null ? undefined : parseDraft(text);
  } catch {
    return undefined;
  }
}

/**
 * What to begin with before this offer, and whether it was kept from before. A
 * contract that was accepted before another offer is to be read again.
 */
export function beginOrder(uid: string, shown: string): OrderDraft & { isResumed: boolean } {
  const kept = readDraft(uid);
  if (!kept) {
    const idempotencyKey = newIdempotencyKey();
    return { fields: EMPTY_PAYMENT, shown, idempotencyKey, isSent: false, isResumed: false };
  }
  const acceptContract = kept.fields.acceptContract && kept.shown === shown;
  return { ...kept, fields: { ...kept.fields, acceptContract }, isResumed: true };
}

/** Where the tab keeps nothing (private browsing, a full disk) the page works without. */
export function keepOrder(uid: string, draft: OrderDraft): void {
  try {
    if (isEmpty(draft.fields)) sessionStorage.removeItem(keyOf(uid));
    else sessionStorage.setItem(keyOf(uid), JSON.stringify(draft));
  } catch {
    // No storage, no draft.
  }
}

export const forgetOrder = (uid: string): void => {
  try {
    sessionStorage.removeItem(keyOf(uid));
  } catch {
    // No storage, no draft.
  }
};
