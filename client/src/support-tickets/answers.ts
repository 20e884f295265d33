import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { Ticket } from '@parade/api/contract/support-tickets.ts';

type Conversation = Pick<Ticket, 'id' | 'subject' | 'conversations'>;

/** The support's newest message in each ticket. */
export const lastAnswers = (tickets: readonly Conversation[]): ReadonlyMap<string, string> =>
  new Map(
    tickets.map(({ id, conversations }) => [
      id,
      conversations.findLast(({ isAdmin }) => isAdmin)?.id ?? '',
    ]),
  );

/**
 * What to say of an answer that came while the page was open; undefined without
 * one. The open ticket is left out: its conversation announces the answer.
 */
export function newsSince(
  before: ReadonlyMap<string, string>,
  tickets: readonly Conversation[],
  open: string | null,
): string | undefined {
  const now = lastAnswers(tickets);
  const answered = tickets.find(({ id }) => {
    const known = before.get(id);
    return id !== open && known !== undefined && known !== now.get(id);
  });
  if (!answered) return undefined;
  const at = answered.conversations.findLast(({ isAdmin }) => isAdmin)?.timestamp;
  // With the time, so that a second answer is another sentence and is announced too.
  return `Le support vous a répondu\u00a0: ${answered.subject}, ${formatDateTime(at)}`;
}
