import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type AdminContract,
  type RenunciationWay,
  receivedRenunciation,
} from '@parade/api/contract/contracts.ts';
import { formatCalendarDay, formatDate, parisDay } from '@parade/api/contract/dates.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { putFieldErrors } from '@parade/site/brand/ui/field-errors.ts';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Actions } from '../lib/Actions.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { Modal } from '../lib/Modal.tsx';
import { NoBreak } from '../lib/NoBreak.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { type Renunciation, useRenunciation } from './queries.ts';

const FAILED = 'Erreur lors de l’enregistrement de la renonciation';
const WAYS: Readonly<Record<RenunciationWay, string>> = {
  letter: 'Par courrier',
  email: 'Par e-mail',
};

interface RenunciationFormProps {
  contract: AdminContract;
  onClose: () => void;
}

function RenunciationForm({ contract, onClose }: RenunciationFormProps) {
  const { id, reference, userName, userEmail, acceptedAt, renounceUntil } = contract;
  const notify = useNotify();
  const form = useForm<Renunciation>({
    resolver: zodResolver(receivedRenunciation),
    // Empty until chosen: the schema refuses it with its sentence.
    defaultValues: { sentOn: '', receivedOn: '', how: '' as RenunciationWay },
  });
  const { errors } = form.formState;
  const renunciation = useRenunciation(id, () => {
    notify('Renonciation enregistrée\u00a0: l’accusé de réception part par e-mail', {
      type: 'success',
    });
    onClose();
  });

  function refuse(error: unknown) {
    if (error instanceof ApiError && error.body?.code === 'renunciation_too_late') {
      const message = `Le délai avait pris fin le ${formatCalendarDay(renounceUntil)}. Les conditions de remboursement du contrat restent valables.`;
      form.setError('sentOn', { message }, { shouldFocus: true });
    } else if (!putFieldErrors(form, error, ['sentOn', 'receivedOn', 'how'])) {
      form.setError('root', { message: sentenceFrom(error, FAILED) });
    }
  }

  const submit = form.handleSubmit((received) => {
    if (!renunciation.isPending) renunciation.mutate(received, { onError: refuse });
  });
  const days = {
    min: acceptedAt ? parisDay(new Date(acceptedAt)) : undefined,
    max: parisDay(new Date()),
  };
  const wire = (name: 'sentOn' | 'receivedOn' | 'how') => {
    const { ref, ...field } = form.register(name);
    const problem = errors[name]?.message;
    return { ...field, inputRef: ref, problem, required: name !== 'sentOn' };
  };
  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {userName} a accepté le contrat <NoBreak>{reference}</NoBreak> le {formatDate(acceptedAt)}{' '}
        et peut y renoncer pendant 14&nbsp;jours, jusqu’au {formatCalendarDay(renounceUntil)}{' '}
        inclus. L’accusé de réception part aussitôt à {userEmail}. Ce qui a été payé est à
        rembourser dans les 14&nbsp;jours qui suivent la réception.
      </Typography>
      <TextField
        label="Jour d’envoi (facultatif)"
        type="date"
        inputProps={days}
        hint={'Le cachet de la poste ou la date de l’e-mail\u00a0: envoyée à temps, elle compte.'}
        {...wire('sentOn')}
      />
      <TextField label="Jour de réception" type="date" inputProps={days} {...wire('receivedOn')} />
      <SelectField label="Reçue" {...wire('how')}>
        <option value="" disabled>
          À choisir
        </option>
        {Object.entries(WAYS).map(([way, label]) => (
          <option key={way} value={way}>
            {label}
          </option>
        ))}
      </SelectField>
      <FormProblem>{errors.root?.message}</FormProblem>
      <Actions>
        <SubmitButton busy={renunciation.isPending} busyLabel="Enregistrement…" color="error">
          Enregistrer la renonciation
        </SubmitButton>
        <Button onClick={onClose}>Annuler</Button>
      </Actions>
    </Stack>
  );
}

/** Records a renunciation by letter or e-mail, which ends the contract as one made online. */
export function RenunciationDialog({ open, ...form }: RenunciationFormProps & { open: boolean }) {
  return (
    <Modal title="Enregistrer une renonciation" open={open} onClose={form.onClose}>
      <RenunciationForm {...form} />
    </Modal>
  );
}
