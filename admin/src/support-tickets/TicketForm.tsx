import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type AdminTicket,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { FormProblem } from '../lib/FormProblem.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';
import { type TicketValues, useTicketForm } from './useTicketForm.ts';

const CHOICES = {
  status: Object.entries(TICKET_STATUS_LABELS),
  priority: Object.entries(TICKET_PRIORITY_LABELS),
};

interface TicketFormProps {
  ticket: AdminTicket;
  onReload: () => void;
}

/** Status and priority, in one save. */
export function TicketForm({ ticket, onReload }: TicketFormProps) {
  const { form, save, problem } = useTicketForm(ticket);
  const { errors, isSubmitting } = form.formState;

  const wire = (name: keyof TicketValues & keyof typeof CHOICES) => {
    const { ref, ...field } = form.register(name);
    return {
      ...field,
      inputRef: ref,
      problem: errors[name]?.message,
      size: 'small' as const,
      children: CHOICES[name].map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    };
  };

  return (
    <Stack component="form" noValidate onSubmit={save} sx={{ gap: 2 }} aria-label="Suivi">
      <SelectField label="Statut" {...wire('status')} />
      <SelectField label="Priorité" {...wire('priority')} />
      <FormProblem>{problem?.sentence}</FormProblem>
      {problem?.stale && (
        <Alert severity="info">
          Vos choix restent ici.
          <Button color="inherit" variant="outlined" onClick={onReload} sx={{ mt: 1.5 }}>
            Recharger la fiche
          </Button>
        </Alert>
      )}
      <SubmitButton
        busy={isSubmitting}
        busyLabel="Enregistrement…"
        sx={{ alignSelf: 'flex-start' }}
      >
        Enregistrer
      </SubmitButton>
    </Stack>
  );
}
