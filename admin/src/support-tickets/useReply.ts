import { type AdminTicket, staffReply } from '@parade/api/contract/support-tickets.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '../conversations/useAnswer.ts';

/** A reply that is being written in a ticket. */
export function useReply({ id, version, conversations }: AdminTicket, onSent: () => Promise<void>) {
  const client = useQueryClient();
  return useAnswer({
    store: `support-tickets.reply.${id}`,
    path: `/api/admin/support-tickets/${id}/replies`,
    answers: conversations.filter(({ isAdmin }) => isAdmin).length,
    check: (written) => staffReply.safeParse({ ...written, version }),
    async onSent() {
      client.invalidateQueries({ queryKey: ['support-tickets', 'getList'] });
      await onSent();
    },
  });
}
