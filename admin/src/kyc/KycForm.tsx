import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Button } from '@mui/material';
import {
  type AdminKycDetail,
  KYC_REQUEST_STATUSES,
  kycStatusLabel,
  kycUpdate,
} from '@parade/api/contract/kyc.ts';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { viewsQuery } from './viewsQuery.ts';

const resolver = zodResolver(kycUpdate);
const STATUSES = KYC_REQUEST_STATUSES.map((status) => [status, kycStatusLabel(status)] as const);
const values = ({ status, notes, version }: AdminKycDetail) => ({ status, notes, version });

/** The buttons are the decision: they set the status and submit. */
function Decisions({ request: { id, status } }: { request: AdminKycDetail }) {
  const { setValue, formState } = useFormContext();
  const [, setDraft] = useStore(`kyc-verifications.draft.${id}`, {});
  const decide = (decision: 'approved' | 'rejected') => ({
    type: 'submit' as const,
    'aria-disabled': formState.isSubmitting,
    onClick: () => formState.isSubmitting || setValue('status', decision, { shouldDirty: true }),
  });
  return (
    <Actions>
      {status !== 'approved' && (
        <Button variant="contained" {...decide('approved')}>
          Approuver
        </Button>
      )}
      {status !== 'rejected' && (
        <Button variant="outlined" color="error" {...decide('rejected')}>
          Rejeter
        </Button>
      )}
      <LeaveGuard
        changes={Object.keys(formState.dirtyFields).length}
        onLeave={() => setDraft({})}
      />
    </Actions>
  );
}

function Save() {
  const { isSubmitting } = useFormContext().formState;
  return (
    <Button
      type="submit"
      variant="outlined"
      aria-disabled={isSubmitting}
      sx={{ alignSelf: 'flex-start' }}
    >
      {isSubmitting ? 'Enregistrement…' : 'Enregistrer'}
    </Button>
  );
}

/** Approved, or rejected with what is to be corrected; the select sets any status. */
export function KycForm({ request }: { request: AdminKycDetail }) {
  const { data: views } = useQuery(viewsQuery(request.id));
  return (
    <RecordForm
      label="Décision"
      values={values}
      resolver={resolver}
      done="Statut mis à jour avec succès"
      failed="Erreur lors de la mise à jour du statut"
    >
      <FormText
        name="notes"
        label="Note à la personne"
        hint="Elle la lit sur sa page. Pour un rejet, dites ce qu’elle doit corriger."
        multiline
        minRows={3}
        maxRows={14}
      />
      {views?.length === 0 && (
        <Alert severity="warning">
          Personne de l’équipe n’a encore affiché la pièce de cette demande.
        </Alert>
      )}
      <Decisions request={request} />
      <FormSelect name="status" label="Statut" size="small" choices={STATUSES} />
      <SaveProblem />
      <Save />
    </RecordForm>
  );
}
