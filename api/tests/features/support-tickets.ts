import { adminTicketsQuery } from '../../contract/support-tickets.ts';
import type { FeatureFixture } from '../fixture.ts';
import {
  anUpload,
  asRead,
  changedAtOnce,
  idOf,
  listed,
  READ,
  STATUS_IS_THEIRS,
  withDocument,
} from '../making.ts';
import type { Person } from '../testing.ts';

const QUESTION = { subject: 'Accès', message: 'Je ne retrouve plus mon dossier.' };
const answersOtherwise = 'the message of a ticket is its first';

export const aTicketOf = async (person: Person) =>
  idOf(await person.post('/api/support-tickets', { subject: 'Accès', message: 'Bonjour.' }));

export const supportTickets = {
  list: adminTicketsQuery,
  routes: {
    'GET /api/support-tickets': READ,
    'POST /api/support-tickets': [
      {
        access: 'signed in',
        body: async (_stage, person) => ({
          ...QUESTION,
          priority: 'low',
          documents: [await anUpload(person)],
        }),
        answers: '201',
      },
      withDocument('201', (id) => ({ ...QUESTION, documents: [id] })),
    ],
    'POST /api/support-tickets/{id}/replies': {
      access: 'owner',
      id: ({ owner }) => aTicketOf(owner),
      body: { message: 'Je l’ai retrouvé.' },
      answers: '201',
      answersOtherwise,
    },
    ...listed('manageReports', '/api/admin/support-tickets', ({ owner }) => aTicketOf(owner)),
    'PUT /api/admin/support-tickets/{id}': {
      access: 'manageReports',
      id: ({ owner }) => aTicketOf(owner),
      body: asRead('/api/admin/support-tickets/{id}', { status: 'in_progress', priority: 'high' }),
      answers: '200',
      own: STATUS_IS_THEIRS,
    },
    'POST /api/admin/support-tickets/{id}/replies': {
      access: 'manageReports',
      id: ({ owner }) => aTicketOf(owner),
      body: asRead('/api/admin/support-tickets/{id}', {
        message: 'Nous regardons.',
        documents: [],
      }),
      answers: '201',
      answersOtherwise,
    },
    ...changedAtOnce(
      'manageReports',
      '/api/admin/support-tickets/status-changes',
      ({ owner }) => aTicketOf(owner),
      { status: 'closed' },
    ),
  },
} satisfies FeatureFixture;
