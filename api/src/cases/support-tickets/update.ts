import type { z } from 'zod';
import {
  type AdminTicket,
  TICKET_STATUS_LABELS,
  type TicketStatus,
  type ticketUpdate,
} from '../../../contract/support-tickets.ts';
import { quoted } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { presentAdminTicket } from './present.ts';
import { publishTicket, type TicketRecord, ticketOf } from './queries.ts';

/**
 * Sets status and priority in one save; staff may set any status. Errors:
 * `not_found`; `stale_version` when somebody saved or replied in between.
 */
export function updateTicket(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  { status, priority, version }: z.output<typeof ticketUpdate>,
): Promise<AdminTicket> {
  return work(services, actor, async (unit) => {
    const before = await ticketOf(unit.trx, id, 'staff');
    if (before.version !== version) throw new AppError('stale_version');
    const moved = before.status !== status;
    if (!moved && before.priority === priority) return presentAdminTicket(before);
    await decide(unit, actor, before, { status, priority });
    if (moved) await tellOwner(services, unit, before, status, actor.id);
    publishTicket(unit, before);
    return presentAdminTicket(await ticketOf(unit.trx, id, 'staff'));
  });
}

type Decided = Pick<TicketRecord, 'id' | 'status' | 'priority' | 'version'>;

/** Writes status and priority with their line in the journal. Error: `stale_version`. */
export async function decide(
  unit: UnitOfWork,
  actor: Actor & { id: string },
  before: Decided,
  { status, priority }: Pick<Decided, 'status' | 'priority'>,
): Promise<void> {
  await saveVersion(unit, 'support_tickets', before, { status, priority, updatedBy: actor.id });
  await unit.audit('update', 'support-tickets', before.id, {
    before: { status: before.status, priority: before.priority },
    after: { status, priority },
  });
}

/** Tells the person whose ticket it is that it has another status. */
export const tellOwner = (
  services: Services,
  unit: UnitOfWork,
  before: Pick<TicketRecord, 'id' | 'userId' | 'subject' | 'status'>,
  status: TicketStatus,
  sentBy: string,
): Promise<void> =>
  notify(services, unit, {
    userId: before.userId,
    type: 'info',
    title: `Votre ticket de support\u00a0: ${TICKET_STATUS_LABELS[status].toLowerCase()}`,
    message: `${quoted(before.subject)}\u00a0: le statut passe de ${quoted(TICKET_STATUS_LABELS[before.status])} à ${quoted(TICKET_STATUS_LABELS[status])}.`,
    category: 'support_message',
    objectId: before.id,
    canWait: true,
    sentBy,
  });
