import { zodResolver } from '@hookform/resolvers/zod';
import {
  type AdminKycDetail,
  type KycRequestStatus,
  type KycUpdate,
  kycUpdate,
} from '@parade/api/contract/kyc.ts';
import { useStore } from 'react-admin';
import { useRecordForm } from '../lib/useRecordForm.ts';

type Checked = ReturnType<typeof kycUpdate.parse>;

const resolver = zodResolver(kycUpdate);
const FIELDS = ['status', 'notes'] as const;
const editable = ({ status, notes, version }: AdminKycDetail): KycUpdate => ({
  status,
  notes,
  version,
});

export function useKycForm(request: AdminKycDetail) {
  const { form, send, problem, isSaving } = useRecordForm<AdminKycDetail, KycUpdate, Checked>({
    resource: 'kyc-verifications',
    record: request,
    editable,
    resolver,
    fields: FIELDS,
    done: 'Statut mis à jour avec succès',
    failed: 'Erreur lors de la mise à jour du statut',
  });
  const [, setDraft] = useStore(`kyc-verifications.draft.${request.id}`, {});
  const save = form.handleSubmit(send);

  /** Sets the status and submits: the button is the decision. */
  function decide(status: KycRequestStatus) {
    form.setValue('status', status, { shouldDirty: true });
    return save();
  }

  return { form, save, decide, problem, isSaving, forget: () => setDraft({}) };
}
