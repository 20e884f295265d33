import type { AuditAction } from '../../contract/audit.ts';
import type { PaymentAction, PaymentStatus } from '../../contract/payments.ts';

/** What a decision makes of a payment (specification 4), and what its owner is told. */
interface Transition {
  verified: boolean | null;
  status: PaymentStatus;
  audit: AuditAction;
  type: 'success' | 'warning' | 'info';
  /** Follows « Votre paiement PAY-… ». */
  title: string;
  message: string;
}

export const TRANSITIONS: Readonly<Record<PaymentAction, Transition>> = {
  confirmation: {
    verified: true,
    status: 'completed',
    audit: 'confirm',
    type: 'success',
    title: 'est confirmé',
    message: 'Votre facture est dans la page «\u00a0Paiements\u00a0», et jointe à un e-mail.',
  },
  rejection: {
    verified: false,
    status: 'failed',
    audit: 'reject',
    type: 'warning',
    title: 'est rejeté',
    message:
      'Nous n’avons pas trouvé cette transaction, ou elle ne correspond pas au montant dû. N’envoyez rien de plus\u00a0: écrivez au support, avec la référence du paiement.',
  },
  unverification: {
    verified: null,
    status: 'pending',
    audit: 'unverify',
    type: 'info',
    title: 'est de nouveau en attente de vérification',
    message: 'Vous n’avez rien à faire\u00a0: nous vous dirons ce qu’il en est.',
  },
};
