import {
  type NewReply,
  type NewTicket,
  type Ticket,
  ticket,
  ticketPage,
} from '@parade/api/contract/support-tickets.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { usePaged } from '../lib/paged.ts';
import { type Pages, withTicket } from './pages.ts';

const TICKETS = ['support-tickets'];
/** The person's tickets with their conversations, newest first. */
export const useTickets = () =>
  usePaged(TICKETS, '/api/support-tickets', ticketPage, { query: { limit: '10' } });

interface Sending<Body> {
  body: Body;
  idempotencyKey: string;
}

function useSend<Body>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Sending<Body>) =>
      call('POST', path, ticket, { body, headers: { 'Idempotency-Key': idempotencyKey } }),
    onSuccess: async (answered: Ticket) => {
      // A read under way would overwrite this with what was before.
      await client.cancelQueries({ queryKey: TICKETS });
      client.setQueryData<Pages>(TICKETS, (pages) => pages && withTicket(pages, answered));
    },
    // Also after a refusal: the ticket may have been closed, or an earlier try may have arrived.
    onSettled: () => {
      client.invalidateQueries({ queryKey: TICKETS });
    },
  });
}

export const useOpenTicket = () => useSend<NewTicket>('/api/support-tickets');
export const useReply = (id: string) => useSend<NewReply>(`/api/support-tickets/${id}/replies`);
