import type { Ticket, ticketPage } from '@parade/api/contract/support-tickets.ts';
import type { InfiniteData } from '@tanstack/react-query';

type TicketPage = ReturnType<typeof ticketPage.parse>;
/** The pages of the list as they were read. */
export type Pages = InfiniteData<TicketPage>;

/** With a ticket that the server answered: in its place, or first when it is new. */
export function withTicket(pages: Pages, ticket: Ticket): Pages {
  const isKnown = pages.pages.some(({ items }) => items.some(({ id }) => id === ticket.id));
  return {
    ...pages,
    pages: pages.pages.map((page, nth) => ({
      ...page,
      items:
        nth === 0 && !isKnown
          ? [ticket, ...page.items]
          : page.items.map((item) => (item.id === ticket.id ? ticket : item)),
    })),
  };
}
