import type { TicketStatus } from '../../../contract/support-tickets.ts';

/**
 * What a ticket is after a reply (specification 4): in progress after its
 * owner's; after the support's only where it was open. A closed one takes none.
 */
export const AFTER_REPLY: Readonly<
  Record<'owner' | 'support', Readonly<Record<TicketStatus, TicketStatus>>>
> = {
  owner: {
    open: 'in_progress',
    in_progress: 'in_progress',
    resolved: 'in_progress',
    closed: 'closed',
  },
  support: {
    open: 'in_progress',
    in_progress: 'in_progress',
    resolved: 'resolved',
    closed: 'closed',
  },
};
