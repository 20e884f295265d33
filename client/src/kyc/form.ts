import {
  KYC_INCOMPLETE,
  KYC_MISSING,
  KYC_SLOTS,
  type KycSlot,
  type KycVerification,
  type NewKycVerification,
  newKycVerification,
} from '@parade/api/contract/kyc.ts';
import type { FieldErrors } from 'react-hook-form';
import type { StoredDocuments } from '../documents/slots.ts';
import { contractErrors, contractResolver } from '../lib/contract-resolver.ts';
import type { FailureWords } from '../lib/submit-failure.ts';

export const KYC_FIELDS = ['fullName', 'dateOfBirth', 'address', 'idNumber'] as const;
export type KycField = (typeof KYC_FIELDS)[number];
/** The values of the fields. */
export type KycTexts = Record<KycField, string>;
export type StoredPhotos = StoredDocuments<KycSlot>;

export const EMPTY_KYC: KycTexts = { fullName: '', dateOfBirth: '', address: '', idNumber: '' };

export const KYC_FAILURE: FailureWords = {
  failed: 'Une erreur est survenue lors de la soumission.',
  conflict: 'Rechargez la page pour voir où en est votre demande.',
};

/** A correction begins with everything of the rejected request. */
export function beginningOf(rejected: KycVerification | undefined): {
  texts: KycTexts;
  photos: StoredPhotos;
} {
  if (!rejected) return { texts: EMPTY_KYC, photos: {} };
  const { fullName, dateOfBirth, address, idNumber } = rejected;
  const photos: StoredPhotos = {};
  for (const slot of KYC_SLOTS) {
    const document = rejected.documents[slot];
    if (document) photos[slot] = document;
  }
  return { texts: { fullName, dateOfBirth, address, idNumber }, photos };
}

/** The request for what was typed. Without the front photo the contract refuses it. */
export function requestFor(texts: KycTexts, { idFront, idBack }: StoredPhotos): NewKycVerification {
  return { ...texts, documents: { idFront: idFront?.id ?? '', idBack: idBack?.id ?? null } };
}

const texts = newKycVerification.omit({ documents: true });

/** The contract's rules, with a sentence of its own for each empty field. */
export const kycResolver = contractResolver<KycTexts>((typed) =>
  contractErrors(texts, typed, KYC_FIELDS, (field, sentence) =>
    sentence === KYC_INCOMPLETE ? KYC_MISSING[field] : sentence,
  ),
);

/** Whether a required field is empty: the form then says so once, above the fields. */
export const isIncomplete = (errors: FieldErrors<KycTexts>): boolean =>
  KYC_FIELDS.some((field) => errors[field]?.message === KYC_MISSING[field]);

const WITHOUT_FRONT = newKycVerification.shape.documents.safeParse({});
/** The contract's sentence for a missing front photo. */
export const FRONT_MISSING = WITHOUT_FRONT.error?.issues[0]?.message ?? '';
