import type { AuditAction } from '../../../contract/audit/objects.ts';
import type { WithdrawalStatus } from '../../../contract/withdrawals.ts';

/** Staff may set any status (specification 4): what each means to the journal and to the person. */
export const TRANSITIONS: Readonly<
  Record<
    WithdrawalStatus,
    {
      audit: AuditAction<'withdrawals'>;
      type: 'success' | 'error' | 'info';
      title: string;
      message: string;
    }
  >
> = {
  approved: {
    audit: 'approve',
    type: 'success',
    title: 'est approuvé',
    message: 'Le montant est déduit de votre solde.',
  },
  rejected: {
    audit: 'reject',
    type: 'error',
    title: 'est rejeté',
    message: 'Votre solde n’a pas changé. Écrivez-nous si vous ne comprenez pas pourquoi.',
  },
  pending: {
    audit: 'reopen',
    type: 'info',
    title: 'est remis en attente',
    message: 'Nous l’examinons à nouveau. Vous n’avez rien à faire.',
  },
};
