import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { contactFacts } from '../lib/contactFacts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { AccountLink } from '../users/AccountLink.tsx';

/** Who asks, and since when they wait. */
export function TicketPerson({ ticket }: { ticket: AdminTicket }) {
  const { userId, userEmail, createdAt, respondedAt, updatedAt, updatedBy } = ticket;
  const by = updatedBy ? `, par ${updatedBy}` : '';
  return (
    <div>
      <PanelHeading>Personne</PanelHeading>
      <Facts facts={contactFacts(ticket)} />
      <AccountLink id={userId} email={userEmail} sx={{ mt: 1 }} />
      <PanelHeading>Ticket</PanelHeading>
      <Facts
        facts={[
          ['Ouvert', formatDateTime(createdAt)],
          ['Première réponse', respondedAt ? formatDateTime(respondedAt) : 'Pas encore'],
          ['Dernière activité', `${formatDateTime(updatedAt)}${by}`],
        ]}
      />
    </div>
  );
}
