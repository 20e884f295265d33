import type { DbOrTrx } from '@parade/db';
import { html } from 'hono/html';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { TICKET_PRIORITY_LABELS, ticketStatusLabel } from '../../../contract/support-tickets.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import { receivedFiles } from '../../people/documents/personal-data.ts';
import {
  countOwned,
  deleteOwned,
  idsOwned,
  ownedBy,
  ownerOrder,
  type Person,
  type PersonalPart,
} from '../../platform/personal-data.ts';
import { facts, type Html, saidFact, section } from '../../platform/personal-page.ts';
import { presentTicket } from './present.ts';
import { everyTicket } from './queries.ts';

type Ticket = PersonalData['tickets'][number];

const aTicket = (t: Ticket): Html => html`
  <h3>${t.subject}</h3>
  ${facts([
    ['Statut', ticketStatusLabel(t.status)],
    ['Priorité', TICKET_PRIORITY_LABELS[t.priority]],
    ['Ouvert le', formatDateTime(t.createdAt)],
    ...t.conversations.map((m) => saidFact(m.senderName, m.timestamp, m)),
  ])}`;

/** What both sides attached to a person's tickets. */
const attached = (db: DbOrTrx, person: Person) =>
  db
    .selectFrom('documents')
    .innerJoin('support_messages', 'support_messages.id', 'documents.messageId')
    .where(ownedBy('support_messages', person));

export const ticketData = {
  answers: {
    support_tickets: {
      erased: 'rows',
      exported: { subject: 'tickets.subject', ownerEmail: ownerOrder, ownerName: ownerOrder },
    },
    support_messages: { erased: 'rows', exported: { message: 'tickets.conversations.message' } },
  },
  collect: async ({ db }, { id }) => ({ tickets: (await everyTicket(db, id)).map(presentTicket) }),
  page: {
    tickets: (tickets) => section('Tickets de support', tickets.map(aTicket), 'Aucun ticket.'),
  },
  /** What the support sent. */
  files: (services, person) =>
    receivedFiles(services, person, attached(services.db, person), 'recus-du-support'),
  objects: idsOwned('support_tickets'),
  counted: { tickets: countOwned('support_tickets') },
  async erase(services, unit, person) {
    const { trx } = unit;
    await eraseDocuments(
      services,
      unit,
      await attached(trx, person).select('documents.id').execute(),
    );
    await deleteOwned(trx, person, 'support_messages', 'support_tickets');
    unit.publish({ topic: 'support-tickets' }, { permission: 'manageReports' });
  },
} satisfies PersonalPart;
