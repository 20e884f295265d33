import type { FeatureFixture, Stage } from '../fixture.ts';
import { accepted, anUpload, OWN } from '../making.ts';
import type { Person } from '../testing.ts';
import { aReportOf } from './reports.ts';
import { aTicketOf } from './support-tickets.ts';

const WORDS = 'Il rappelle à l’instant.';

/** The document that came with a message of a report's owner, or of the team. */
export async function sentIn({ owner, boss }: Stage, by: 'owner' | 'team'): Promise<string> {
  const reportId = await aReportOf(owner);
  const [sender, path]: [Person, string] =
    by === 'owner' ? [owner, '/api/reports'] : [boss, '/api/admin/reports'];
  const id = await anUpload(sender);
  const said = { message: 'La voici.', documents: [id] };
  accepted(await sender.post(`${path}/${reportId}/messages`, said));
  return id;
}

export const conversations = {
  routes: {
    'GET /api/reports/{id}/messages': { ...OWN, id: ({ owner }) => aReportOf(owner) },
    'POST /api/reports/{id}/messages': [
      {
        access: 'owner',
        id: ({ owner }) => aReportOf(owner),
        body: { message: WORDS },
        answers: '201',
        answersOtherwise: 'a conversation is the list of its messages',
      },
    ],
    'POST /api/reports/{id}/messages/read': {
      access: 'owner',
      id: ({ owner }) => aReportOf(owner),
      body: {},
      answers: '204',
    },
    'GET /api/admin/reports/{id}/messages': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      answers: '200',
    },
    'POST /api/admin/reports/{id}/messages': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      body: { message: 'Quel jour était-ce ?', question: true, documents: [], version: 1 },
      answers: '201',
      answersOtherwise: 'a conversation is the list of its messages',
    },
    'POST /api/admin/reports/{id}/messages/read': {
      access: 'manageReports',
      id: ({ owner }) => aReportOf(owner),
      body: { settled: true },
      answers: '204',
    },
    'POST /api/admin/support-tickets/{id}/move': {
      access: 'manageReports',
      id: ({ owner }) => aTicketOf(owner),
      body: async ({ owner }) => ({ reportId: await aReportOf(owner), version: 1 }),
      answers: '200',
      answersOtherwise: 'it answers the ticket',
    },
  },
} satisfies FeatureFixture;
