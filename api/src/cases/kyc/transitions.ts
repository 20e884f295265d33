import type { AuditAction } from '../../../contract/audit/objects.ts';
import type { KycRequestStatus } from '../../../contract/kyc.ts';

/** Staff may set any status (specification 4): what each means to the journal and to the person. */
export const TRANSITIONS: Readonly<
  Record<
    KycRequestStatus,
    {
      audit: AuditAction<'kyc-verifications'>;
      type: 'success' | 'error' | 'info';
      title: string;
      message: string;
    }
  >
> = {
  approved: {
    audit: 'approve',
    type: 'success',
    title: 'Votre identité est vérifiée',
    message: 'Votre demande de vérification est approuvée. Vous n’avez plus rien à faire.',
  },
  rejected: {
    audit: 'reject',
    type: 'error',
    title: 'Votre demande de vérification est à corriger',
    message:
      'La page «\u00a0Vérification KYC\u00a0» vous dit ce qui manque. Vous pouvez y corriger votre demande et la renvoyer.',
  },
  pending: {
    audit: 'reopen',
    type: 'info',
    title: 'Votre demande de vérification est de nouveau examinée',
    message: 'Vous n’avez rien à faire.',
  },
};
