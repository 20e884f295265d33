import { formatDateTime } from '@parade/api/contract/dates.ts';
import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { Facts } from '@parade/site/brand/ui/Facts.tsx';
import { contactFacts } from '../lib/contactFacts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';
import { AccountLink } from '../users/AccountLink.tsx';

export function TicketPerson({ ticket }: { ticket: AdminTicket }) {
  const { userId, userEmail, createdAt, respondedAt, updatedAt, updatedBy } = ticket;
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
          ...stamp('Dernière activité', updatedAt, updatedBy),
        ]}
      />
    </div>
  );
}
