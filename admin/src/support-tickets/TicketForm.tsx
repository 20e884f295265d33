import Stack from '@mui/material/Stack';
import {
  type AdminTicket,
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
} from '@parade/api/contract/support-tickets.ts';
import { SelectField } from '@parade/site/brand/ui/Field.tsx';
import { SaveProblem } from '../lib/SaveProblem.tsx';
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
      <SaveProblem problem={problem} kept="Vos choix restent ici." onReload={onReload} />
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
