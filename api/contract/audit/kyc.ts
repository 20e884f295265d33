import { KYC_REQUEST_STATUSES, KYC_SLOT_LABELS, kycStatusLabel } from '../kyc.ts';
import { labelsOf } from './words.ts';

export const KYC = {
  label: 'Vérification d’identité',
  fields: { ...KYC_SLOT_LABELS, slot: 'Face', notes: 'Note à la personne' },
  values: {
    status: labelsOf(KYC_REQUEST_STATUSES, kycStatusLabel),
    slot: KYC_SLOT_LABELS,
  },
} as const;
