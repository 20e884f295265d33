/** Routes of a person about what is theirs. */
import { identity, photo, uploaded } from '../features/kyc.ts';
import { newHash, shownTo } from '../features/payments.ts';
import { byBank } from '../features/withdrawals.ts';
import { aReport, PASSWORD } from '../testing.ts';
import type { Row, Rows } from './row-testing.ts';

const READ = { access: 'signed in', answers: '200' } as const;
const KEPT = { access: 'signed in, whatever the status', answers: '200' } as const;
const OWN = { access: 'owner', answers: '200' } as const;
/** What would end the account or the way into it stops at the empty form. */
const FORM = { access: 'signed in', body: {}, answers: '422 validation' } as const;
const QUESTION = { subject: 'Mon dossier', message: 'Où en est-il ?' };
const PAPER = { access: 'owner whatever the status, managePayments', answers: '200' } as const;

/** What the body names has to be one's own, staff or not. */
const withDocument = (answers: string, body: (id: string) => object): Row => ({
  access: 'owner of the document',
  of: 'with a document of the owner',
  id: (things) => things.upload(),
  body: (_things, _person, id) => body(id),
  decidedByBody: true,
  answers,
});

const documents: Row[] = [
  { ...OWN, of: 'an upload that is attached to nothing', id: (things) => things.upload() },
  {
    access: 'owner, manageReports',
    of: 'a paper of a report',
    id: (things) => things.attached(),
    answers: '200',
  },
  {
    ...OWN,
    of: 'the original of a paper of a report',
    id: (things) => things.attached(),
    query: '?original',
  },
  {
    access: 'owner, manageReports, manageUsers',
    of: 'a picture',
    id: (things) => things.picture(),
    answers: '200',
  },
  { ...OWN, of: 'an identity paper', id: (things) => things.identityPaper() },
  {
    access: 'owner, manageReports',
    of: 'what the support sent',
    id: (things) => things.sentBySupport(),
    answers: '200',
  },
];

export const ownRows: Rows = {
  'GET /api/me': READ,
  'PATCH /api/me': { ...READ, body: { bio: 'Retraitée.' } },
  'DELETE /api/me': FORM,
  'PUT /api/me/avatar': [
    { ...READ, body: async (_things, person) => ({ documentId: await uploaded(person) }) },
    withDocument('200', (documentId) => ({ documentId })),
  ],
  'DELETE /api/me/avatar': READ,
  'GET /api/me/preferences': READ,
  'PUT /api/me/preferences': {
    ...READ,
    body: async (_things, person) => (await person.get('/api/me/preferences')).body,
  },
  'GET /api/me/summary': READ,
  'GET /api/me/accepted-terms': KEPT,
  'GET /api/me/export': KEPT,
  'GET /api/me/exports': READ,
  'GET /api/me/exports/{id}': { ...OWN, id: (things) => things.export() },
  'POST /api/me/exports': { access: 'signed in', answers: '201' },
  'GET /api/me/erasure': READ,
  'POST /api/me/email-verification': { access: 'signed in', body: {}, answers: '202' },
  'POST /api/me/password': FORM,
  'GET /api/me/sessions': READ,
  'DELETE /api/me/sessions': { access: 'signed in', answers: '204', endsSessions: true },
  'DELETE /api/me/sessions/{id}': {
    access: 'owner',
    id: (things) => things.session(),
    answers: '204',
  },
  'GET /api/me/totp': { access: 'staff about themselves', answers: '200' },
  'POST /api/me/totp': { access: 'staff about themselves', answers: '200' },
  'POST /api/me/totp/confirmation': {
    access: 'staff about themselves',
    body: {},
    answers: '422 validation',
  },
  'DELETE /api/me/totp': {
    access: 'staff about themselves',
    body: { password: PASSWORD },
    answers: '204',
  },

  'GET /api/reports': READ,
  'GET /api/reports/{id}': { ...OWN, id: (things) => things.report() },
  'POST /api/reports': [
    { access: 'signed in', body: aReport(), answers: '201' },
    withDocument('201', (id) => aReport({ documents: { document1: id } })),
  ],

  'POST /api/documents': {
    access: 'signed in',
    async body() {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(await photo())], 'IMG_0007.jpg'));
      return form;
    },
    answers: '201',
  },
  'GET /api/documents/{id}': documents,
  'DELETE /api/documents/{id}': {
    access: 'owner',
    id: (things) => things.upload(),
    answers: '204',
  },

  'GET /api/payment-options': READ,
  'GET /api/payments': READ,
  'POST /api/payments': {
    access: 'signed in',
    body: async (_things, person) => ({
      cryptocurrency: 'bitcoin',
      transactionHash: newHash(),
      acceptContract: true,
      shown: await shownTo(person),
    }),
    answers: '201',
  },
  'GET /api/payments/{id}/invoice': {
    ...PAPER,
    id: async (things) => (await things.invoice()).paymentId,
  },
  'GET /api/invoices': KEPT,
  'GET /api/invoices/{id}': { ...PAPER, id: async (things) => (await things.invoice()).id },
  'GET /api/contracts': KEPT,
  'GET /api/contracts/{id}/document': { ...PAPER, id: (things) => things.contract() },
  'POST /api/contracts/{id}/renunciation': {
    access: 'owner, whatever the status',
    id: (things) => things.contract(),
    body: {},
    answers: '200',
  },
  'GET /api/balance': KEPT,
  'GET /api/withdrawals': KEPT,
  'POST /api/withdrawals': {
    access: 'signed in, whatever the status',
    body: { amount: 1, ...byBank },
    answers: '201',
  },
  'POST /api/withdrawals/{id}/cancellation': {
    access: 'owner, whatever the status',
    id: (things) => things.withdrawal(),
    body: {},
    answers: '200',
  },

  'GET /api/support-tickets': READ,
  'POST /api/support-tickets': [
    { access: 'signed in', body: QUESTION, answers: '201' },
    withDocument('201', (id) => ({ ...QUESTION, documents: [id] })),
  ],
  'POST /api/support-tickets/{id}/replies': {
    access: 'owner',
    id: (things) => things.ticket(),
    body: { message: 'Encore moi.' },
    answers: '201',
  },
  'GET /api/kyc': READ,
  'POST /api/kyc': {
    access: 'signed in',
    body: async (_things, person) => ({
      ...identity,
      documents: { idFront: await uploaded(person) },
    }),
    answers: '201',
  },

  'GET /api/notifications': READ,
  'PATCH /api/notifications/{id}': {
    ...OWN,
    id: (things) => things.notification(),
    body: { read: true },
  },
  'DELETE /api/notifications/{id}': {
    access: 'owner',
    id: (things) => things.notification(),
    answers: '204',
  },
  'POST /api/notifications/read-all': { access: 'signed in', body: {}, answers: '204' },
  'POST /api/notifications/clean-up': { ...READ, body: {} },
  'GET /api/live': READ,
};
