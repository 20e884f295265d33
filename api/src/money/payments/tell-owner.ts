import type { PaymentAction } from '../../../contract/payments.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { refundSentence } from '../invoices/refund-due.ts';
import type { PaymentRecord } from './queries.ts';
import { TRANSITIONS } from './transitions.ts';

/**
 * Tells the owner what was decided. The note of staff stands for the built-in
 * sentence; what follows from a renunciation is said beside it, always.
 */
export function tellOwner(
  services: Services,
  unit: UnitOfWork,
  { userId, reference, adminNote, renouncedAt }: PaymentRecord,
  action: PaymentAction,
  sentBy: string,
): Promise<void> {
  const { type, title, message, renounced } = TRANSITIONS[action];
  return notify(services, unit, {
    userId,
    type,
    title: `Votre paiement ${reference} ${title}`,
    message:
      renouncedAt === null
        ? adminNote || message
        : [adminNote, renounced(refundSentence(renouncedAt, unit.at))].filter(Boolean).join('\n\n'),
    category: 'payment_update',
    sentBy,
    // The invoice goes by a mail of its own.
    copy: action !== 'confirmation',
  });
}
