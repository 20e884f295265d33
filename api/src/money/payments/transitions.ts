import type { AuditAction } from '../../../contract/audit/objects.ts';
import { type PaymentAction, type PaymentStatus, REJECTED } from '../../../contract/payments.ts';

/** What a decision makes of a payment (specification 4), and what its owner is told. */
interface Transition {
  verified: boolean | null;
  status: PaymentStatus;
  audit: AuditAction<'payments'>;
  type: 'success' | 'warning' | 'info';
  /** Follows « Votre paiement PAY-… ». */
  title: string;
  message: string;
  /** In its place once the contract is renounced; `refund` says until when money comes back. */
  renounced: (refund: string) => string;
}

export const TRANSITIONS: Readonly<Record<PaymentAction, Transition>> = {
  confirmation: {
    verified: true,
    status: 'completed',
    audit: 'confirm',
    type: 'success',
    title: 'est confirmé',
    message:
      'Votre facture est dans la page «\u00a0Paiements\u00a0», et jointe à un e-mail si votre adresse est confirmée.',
    renounced: (refund) => refund,
  },
  rejection: {
    verified: false,
    status: 'failed',
    audit: 'reject',
    type: 'warning',
    title: 'est rejeté',
    message: REJECTED,
    renounced: () =>
      'Nous n’avons pas trouvé ce versement. Vous avez renoncé à ce contrat\u00a0: vous ne devez rien, n’envoyez rien. Si vous aviez payé, écrivez au support, avec la référence du paiement\u00a0: la somme vous sera remboursée.',
  },
  unverification: {
    verified: null,
    status: 'pending',
    audit: 'unverify',
    type: 'info',
    title: 'est de nouveau en attente de vérification',
    message: 'Vous n’avez rien à faire\u00a0: nous vous dirons ce qu’il en est.',
    renounced: () =>
      'Vous avez renoncé à ce contrat\u00a0: vous ne devez rien. Nous cherchons à nouveau ce versement\u00a0; s’il nous est parvenu, il vous est remboursé.',
  },
};
