import {
  KYC_SLOT_LABELS,
  KYC_SLOTS,
  KYC_TYPE_REFUSED,
  KYC_TYPES,
  type KycSlot,
} from '@parade/api/contract/kyc.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { sizeRefusal } from '@parade/site/brand/ui/upload.ts';
import type { DocumentTray } from '../documents/DocumentTray.ts';
import { ownSentence, type TrayKind } from '../documents/tray-kind.ts';
import { KYC_FAILURE } from './form.ts';

export const UPLOAD_FAILED =
  'La photo n’a pas pu être envoyée. Vérifiez votre connexion, puis réessayez.';

const isPicture = ({ type }: File): boolean => KYC_TYPES.some((accepted) => accepted === type);

export type PhotoTray = DocumentTray<KycSlot>;

export const photoLabel = (slot: KycSlot): string =>
  `${KYC_SLOT_LABELS[slot]} de la pièce d’identité`;

/** The two sides of the paper. A correction begins with the photos of the request before. */
export const PHOTOS: TrayKind<KycSlot> = {
  names: KYC_SLOTS,
  refusalOf: (file, maxBytes) => (isPicture(file) ? sizeRefusal(file, maxBytes) : KYC_TYPE_REFUSED),
  failureOf: (_, error) => {
    // The general sentence names PDF, which is not taken here.
    if (failedWith(error, 'file_type_refused')) return KYC_TYPE_REFUSED;
    return ownSentence(error) ?? UPLOAD_FAILED;
  },
  unsent: `${KYC_FAILURE.failed} Une photo n’a pas été envoyée\u00a0: vérifiez votre connexion et réessayez de l’envoyer, ou retirez-la.`,
  beginsAttached: true,
};
