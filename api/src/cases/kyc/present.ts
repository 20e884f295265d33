import {
  type AdminKycVerification,
  adminKycVerification,
  type KycSlot,
  type KycVerification,
  type KycView,
  kycVerification,
} from '../../../contract/kyc.ts';
import { presentDocument } from '../../people/documents/present.ts';
import { allowed } from '../../platform/allowed.ts';
import { unsealRow } from '../../platform/sealing.ts';
import type { KycRecord } from './queries.ts';

const documentsOf = ({ idFront, idBack }: KycRecord) => ({
  idFront: presentDocument(idFront),
  idBack: idBack && presentDocument(idBack),
});

/** What leaves about a request, for its owner. */
export const presentKyc = (k: KycRecord, key: Buffer): KycVerification =>
  allowed(kycVerification, {
    ...unsealRow(key, 'kyc_verifications', k),
    documents: documentsOf(k),
  });

/** The same for staff, whose links lead to copies of the photos with a watermark. */
export function presentAdminKyc(k: KycRecord, key: Buffer): AdminKycVerification {
  const url = (slot: KycSlot) => `/api/admin/kyc-verifications/${k.id}/documents/${slot}`;
  const { idFront, idBack } = documentsOf(k);
  return allowed(adminKycVerification, {
    ...unsealRow(key, 'kyc_verifications', k),
    documents: {
      idFront: { ...idFront, url: url('idFront') },
      idBack: idBack && { ...idBack, url: url('idBack') },
    },
    reviewedBy: k.reviewerName,
    latest: k.latest === 1,
  });
}

/** The looks, for their person: when, but not by whom. */
export const presentViews = (views: readonly KycView[]): KycView[] =>
  views.map(({ at, slot }) => ({ at, slot }));
