import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminTicket, ticketUpdate } from '@parade/api/contract/support-tickets.ts';
import { useMemo } from 'react';
import { useRecordForm } from '../lib/useRecordForm.ts';

export type TicketValues = ReturnType<typeof ticketUpdate.parse>;
/** The fields that are sent: a long conversation is too large to send back. */
type Decided = Pick<AdminTicket, 'id' | keyof TicketValues>;

const resolver = zodResolver(ticketUpdate);
const FIELDS = ['status', 'priority'] as const;
const editable = ({ status, priority, version }: Decided): TicketValues => ({
  status,
  priority,
  version,
});

export function useTicketForm({ id, status, priority, version }: AdminTicket) {
  const record = useMemo(
    () => ({ id, status, priority, version }),
    [id, status, priority, version],
  );
  const { form, send, problem } = useRecordForm<Decided, TicketValues, TicketValues>({
    resource: 'support-tickets',
    record,
    editable,
    resolver,
    fields: FIELDS,
    done: 'Statut mis à jour avec succès',
    failed: 'Erreur lors de la mise à jour du statut du ticket',
  });
  return { form, save: form.handleSubmit(send), problem };
}
