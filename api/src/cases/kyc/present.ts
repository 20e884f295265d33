import {
  type AdminKycRow,
  type AdminKycVerification,
  adminKycRow,
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
  idFront: idFront && presentDocument(idFront),
  idBack: idBack && presentDocument(idBack),
});

/** What leaves about a request, for its owner. */
export const presentKyc = (k: KycRecord, key: Buffer): KycVerification =>
  allowed(kycVerification, {
    ...unsealRow(key, 'kyc_verifications', k),
    documents: documentsOf(k),
  });

function reviewed(k: KycRecord) {
  const url = (slot: KycSlot) => `/api/admin/kyc-verifications/${k.id}/documents/${slot}`;
  const { idFront, idBack } = documentsOf(k);
  const documents = {
    idFront: idFront && { ...idFront, url: url('idFront') },
    idBack: idBack && { ...idBack, url: url('idBack') },
  };
  return { documents, reviewedBy: k.reviewerName, latest: k.latest === 1 };
}

/** The same for staff, whose links lead to copies of the photos with a watermark. */
export const presentAdminKyc = (k: KycRecord, key: Buffer): AdminKycVerification =>
  allowed(adminKycVerification, { ...unsealRow(key, 'kyc_verifications', k), ...reviewed(k) });

/** The same in a list, without what stands on the papers. */
export const presentAdminKycRow = (k: KycRecord): AdminKycRow =>
  allowed(adminKycRow, { ...k, ...reviewed(k) });

/** The looks, for their person: when, but not by whom. */
export const presentViews = (views: readonly KycView[]): KycView[] =>
  views.map(({ at, slot }) => ({ at, slot }));
