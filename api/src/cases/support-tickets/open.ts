import type { z } from 'zod';
import type { newTicket, Ticket } from '../../../contract/support-tickets.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { storeWords } from '../../platform/search/words.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { presentTicket } from './present.ts';
import { publishTicket, ticketOf } from './queries.ts';
import { say } from './say.ts';

/**
 * Opens a ticket with its first message. The same key gives the same ticket
 * again. Errors: `document_unknown`, `idempotency_conflict`.
 */
export function openTicket(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newTicket>,
  key: string | undefined,
): Promise<Ticket> {
  const submission = { key, operation: 'support-tickets.open', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const { subject, priority } = input;
    const id = newId();
    await trx
      .insertInto('support_tickets')
      .values({
        id,
        userId: actor.id,
        subject,
        priority,
        status: 'open',
        createdAt: at,
        updatedAt: at,
        updatedBy: actor.id,
      })
      .execute();
    await storeWords(trx, 'support-tickets', { id, userId: actor.id, text: subject });
    await say(unit, actor, id, input, false);
    await unit.audit('submit', 'support-tickets', id, {
      after: { status: 'open', priority, documents: input.documents.length },
    });
    publishTicket(unit, { id, userId: actor.id });
    return presentTicket(await ticketOf(trx, id, { ownerId: actor.id }));
  });
}
