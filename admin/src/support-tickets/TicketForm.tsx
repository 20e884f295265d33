import { zodResolver } from '@hookform/resolvers/zod';
import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  ticketUpdate,
} from '@parade/api/contract/support-tickets.ts';
import { RecordContextProvider } from 'react-admin';
import { FormSelect, FormSubmit } from '../lib/form/fields.tsx';
import { RecordForm } from '../lib/form/RecordForm.tsx';
import { SaveProblem } from '../lib/form/SaveProblem.tsx';
import type { Decided } from './useTicket.ts';

const resolver = zodResolver(ticketUpdate);
const STATUSES = Object.entries(TICKET_STATUS_LABELS);
const PRIORITIES = Object.entries(TICKET_PRIORITY_LABELS);
const values = ({ status, priority, version }: Decided) => ({ status, priority, version });

interface TicketFormProps {
  ticket: Decided;
  onReload: () => Promise<void>;
}

export function TicketForm({ ticket, onReload }: TicketFormProps) {
  return (
    <RecordContextProvider value={ticket}>
      <RecordForm
        label="Suivi"
        values={values}
        resolver={resolver}
        done="Statut mis à jour avec succès"
        failed="Erreur lors de la mise à jour du statut du ticket"
      >
        <FormSelect name="status" label="Statut" size="small" choices={STATUSES} />
        <FormSelect name="priority" label="Priorité" size="small" choices={PRIORITIES} />
        <SaveProblem kept="Vos choix restent ici." onReload={onReload} />
        <FormSubmit />
      </RecordForm>
    </RecordContextProvider>
  );
}
