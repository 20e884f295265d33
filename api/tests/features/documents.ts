/** Uploads, and who may read them. */

import type { FeatureFixture, Stage } from '../fixture.ts';
import { anUpload, idOf, OWN } from '../making.ts';
import { photo } from '../pictures.ts';
import { sentIn } from './conversations.ts';
import { aReportOf } from './reports.ts';
import { aTicketOf } from './support-tickets.ts';

async function attached({ owner }: Stage): Promise<string> {
  const id = await anUpload(owner);
  await aReportOf(owner, { documents: { document1: id } });
  return id;
}

/** An upload of the owner, taken for what the slot says. */
const uploadedAs =
  (slot: 'avatar' | 'idFront') =>
  async ({ world, owner }: Stage): Promise<string> => {
    const id = await anUpload(owner);
    const attachedAt = world.services.now().toISOString();
    await world.db
      .updateTable('documents')
      .set({ slot, attachedAt })
      .where('id', '=', id)
      .execute();
    return id;
  };

/** A file that staff sent the owner. */
async function sentBySupport({ owner, boss }: Stage): Promise<string> {
  const id = await anUpload(boss);
  const reply = { message: 'La voici.', documents: [id], version: 1 };
  idOf(await boss.post(`/api/admin/support-tickets/${await aTicketOf(owner)}/replies`, reply));
  return id;
}

export const documents = {
  routes: {
    'POST /api/documents': {
      access: 'signed in',
      async body() {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(await photo())], 'IMG_0007.jpg'));
        return form;
      },
      answers: '201',
    },
    'PUT /api/documents/{id}': {
      access: 'owner',
      id: ({ owner }) => anUpload(owner),
      body: { note: 'Le virement du 3 mars' },
      answers: '200',
    },
    'GET /api/documents/{id}': [
      {
        ...OWN,
        of: 'an upload that is attached to nothing',
        id: ({ owner }) => anUpload(owner),
      },
      {
        access: 'owner, manageReports',
        of: 'a paper of a report',
        id: attached,
        answers: '200',
      },
      { ...OWN, of: 'the original of a paper of a report', id: attached, query: '?original' },
      {
        access: 'owner, manageReports, manageUsers',
        of: 'a picture',
        id: uploadedAs('avatar'),
        answers: '200',
      },
      { ...OWN, of: 'an identity paper', id: uploadedAs('idFront') },
      {
        access: 'owner, manageReports',
        of: 'what the support sent',
        id: sentBySupport,
        answers: '200',
      },
      {
        access: 'owner, manageReports',
        of: 'what came with a message in a report',
        id: (stage) => sentIn(stage, 'owner'),
        answers: '200',
      },
      {
        access: 'owner, manageReports',
        of: 'what the team sent in a report',
        id: (stage) => sentIn(stage, 'team'),
        answers: '200',
      },
    ],
    'DELETE /api/documents/{id}': {
      access: 'owner',
      id: ({ owner }) => anUpload(owner),
      answers: '204',
    },
  },
} satisfies FeatureFixture;
