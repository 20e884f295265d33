import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type AdminKycDetail,
  KYC_REQUEST_STATUSES,
  type KycUpdate,
  kycStatusLabel,
} from '@parade/api/contract/kyc.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Actions } from '../lib/Actions.tsx';
import { LeaveGuard } from '../lib/LeaveGuard.tsx';
import { SaveProblem } from '../lib/SaveProblem.tsx';
import { useKycForm } from './useKycForm.ts';
import { viewsQuery } from './viewsQuery.ts';

interface KycFormProps {
  request: AdminKycDetail;
  onReload: () => void;
}

/** Approved, or rejected with what is to be corrected; the select sets any status. */
export function KycForm({ request, onReload }: KycFormProps) {
  const { form, save, decide, problem, isSaving, forget } = useKycForm(request);
  const { errors, dirtyFields } = form.formState;

  const wire = (name: keyof KycUpdate) => {
    const { ref, ...field } = form.register(name);
    return { ...field, inputRef: ref, problem: errors[name]?.message };
  };
  const act = (status: 'approved' | 'rejected') => () => {
    if (!isSaving) decide(status);
  };
  const { data: views } = useQuery(viewsQuery(request.id));

  return (
    <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2 }} aria-label="Décision">
      <TextField
        label="Note à la personne"
        hint="Elle la lit sur sa page. Pour un rejet, dites ce qu’elle doit corriger."
        multiline
        minRows={3}
        maxRows={14}
        {...wire('notes')}
      />
      {views?.length === 0 && (
        <Alert severity="warning">
          Personne de l’équipe n’a encore affiché la pièce de cette demande.
        </Alert>
      )}
      <Actions>
        {request.status !== 'approved' && (
          <Button variant="contained" aria-disabled={isSaving} onClick={act('approved')}>
            Approuver
          </Button>
        )}
        {request.status !== 'rejected' && (
          <Button
            variant="outlined"
            color="error"
            aria-disabled={isSaving}
            onClick={act('rejected')}
          >
            Rejeter
          </Button>
        )}
      </Actions>
      <SelectField label="Statut" size="small" {...wire('status')}>
        {KYC_REQUEST_STATUSES.map((one) => (
          <option key={one} value={one}>
            {kycStatusLabel(one)}
          </option>
        ))}
      </SelectField>
      <SaveProblem problem={problem} onReload={onReload} />
      <Button
        type="submit"
        variant="outlined"
        aria-disabled={isSaving}
        onClick={(event) => isSaving && event.preventDefault()}
        sx={{ alignSelf: 'flex-start' }}
      >
        {isSaving ? 'Enregistrement…' : 'Enregistrer'}
      </Button>
      <LeaveGuard changes={Object.keys(dirtyFields).length} onLeave={forget} />
    </Stack>
  );
}
