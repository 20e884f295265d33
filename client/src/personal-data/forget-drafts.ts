import { forgetKyc } from '../kyc/draft.ts';
import { forgetOrder } from '../payments/draft.ts';
import { clearDraft } from '../reports/draft.ts';
import { forgetMessages } from '../support-tickets/drafts.ts';
import { dropDraft } from '../withdrawals/drafts.ts';

/** On a shared computer the next person must not find what this one was writing. */
export function forgetDrafts(uid: string): void {
  forgetOrder(uid);
  forgetMessages(uid);
  forgetKyc(uid);
  dropDraft(uid);
  clearDraft(uid);
}
