import type {
  AdminKycVerification,
  KycSlot,
  KycVerification,
  KycView,
} from '../../../contract/kyc.ts';
import { presentDocument } from '../../people/documents/present.ts';
import type { KycRecord } from './queries.ts';

/** What leaves about a request, for its owner: an allow-list. */
export function presentKyc(k: KycRecord): KycVerification {
  return {
    id: k.id,
    userId: k.userId,
    userEmail: k.userEmail,
    fullName: k.fullName,
    dateOfBirth: k.dateOfBirth,
    address: k.address,
    idNumber: k.idNumber,
    notes: k.notes,
    documents: {
      idFront: presentDocument(k.idFront),
      idBack: k.idBack && presentDocument(k.idBack),
    },
    status: k.status,
    submittedAt: k.submittedAt,
    reviewedAt: k.reviewedAt,
    uploadMethod: k.uploadMethod,
  };
}

/** The same for staff, whose links lead to copies of the photos with a watermark. */
export function presentAdminKyc(k: KycRecord): AdminKycVerification {
  const own = presentKyc(k);
  const url = (slot: KycSlot) => `/api/admin/kyc-verifications/${k.id}/documents/${slot}`;
  const { idFront, idBack } = own.documents;
  return {
    ...own,
    documents: {
      idFront: { ...idFront, url: url('idFront') },
      idBack: idBack && { ...idBack, url: url('idBack') },
    },
    userName: k.userName,
    userPhone: k.userPhone,
    reviewedBy: k.reviewerName,
    latest: k.latest === 1,
    version: k.version,
  };
}

/** The looks, for their person: when, but not by whom. */
export const presentViews = (views: readonly KycView[]): KycView[] =>
  views.map(({ at, slot }) => ({ at, slot }));
