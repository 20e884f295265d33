import type { DbOrTrx } from '@parade/db';
import { html } from 'hono/html';
import { formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { TICKET_PRIORITY_LABELS, ticketStatusLabel } from '../../../contract/support-tickets.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import { storedFile } from '../../people/documents/personal-data.ts';
import {
  countOwned,
  deleteOwned,
  idsOwned,
  ownedBy,
  ownerOrder,
  type Person,
  type PersonalPart,
} from '../../platform/personal-data.ts';
import { facts, type Html, names, section } from '../../platform/personal-page.ts';
import { presentTicket } from './present.ts';
import { everyTicket } from './queries.ts';

type Ticket = PersonalData['tickets'][number];

const aMessage = (m: Ticket['conversations'][number]) =>
  [
    `${m.senderName}, ${formatDateTime(m.timestamp)}`,
    [m.message, m.documents.length > 0 && `Pièces jointes\u00a0:\n${names(m.documents)}`]
      .filter(Boolean)
      .join('\n\n'),
  ] as const;

const aTicket = (t: Ticket): Html => html`
  <h3>${t.subject}</h3>
  ${facts([
    ['Statut', ticketStatusLabel(t.status)],
    ['Priorité', TICKET_PRIORITY_LABELS[t.priority]],
    ['Ouvert le', formatDateTime(t.createdAt)],
    ...t.conversations.map(aMessage),
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
  async files(services, person) {
    const received = await attached(services.db, person)
      .select(['documents.id', 'documents.name', 'documents.type'])
      .select(['documents.hasCopy', 'documents.createdAt'])
      .where('documents.ownerId', '<>', person.id)
      .orderBy('documents.id')
      .execute();
    return received.map((document) =>
      storedFile(
        services,
        document,
        document.hasCopy === 1 ? 'copy' : 'original',
        'recus-du-support',
      ),
    );
  },
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
