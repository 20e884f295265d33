/** Routes of the back office. */
import { parisDay } from '../../contract/dates.ts';
import { newId } from '../../src/platform/ids.ts';
import { TERMS } from '../features/contracts.ts';
import { PASSWORD } from '../testing.ts';
import type { Access } from './policies.ts';
import type { Row, Rows } from './row-testing.ts';
import { newEmail } from './things-testing.ts';

/** The record as it was read, with changes. */
const asRead =
  (path: string, changes: object = {}): NonNullable<Row['body']> =>
  async (things, _person, id) => ({
    ...(await things.read(path.replace(/\{\w+\}/, id))),
    ...changes,
  });

/** A list and one record of it. */
const listed = (access: Access, path: string, id: NonNullable<Row['id']>): Rows => ({
  [`GET ${path}`]: { access, answers: '200' },
  [`GET ${path}/{id}`]: { access, id, answers: '200' },
});

const REPORTS = { access: 'manageReports', answers: '200' } as const;
const reportRows: Rows = {
  ...listed('manageReports', '/api/admin/reports', (things) => things.report()),
  'PUT /api/admin/reports/{id}': {
    ...REPORTS,
    id: (things) => things.report(),
    body: asRead('/api/admin/reports/{id}', { status: 'in_progress' }),
  },
  ...listed('manageReports', '/api/admin/support-tickets', (things) => things.ticket()),
  'PUT /api/admin/support-tickets/{id}': {
    ...REPORTS,
    id: (things) => things.ticket(),
    body: asRead('/api/admin/support-tickets/{id}', { status: 'in_progress' }),
  },
  'POST /api/admin/support-tickets/{id}/replies': {
    access: 'manageReports',
    id: (things) => things.ticket(),
    body: { message: 'Votre banque a répondu.' },
    answers: '201',
  },
  ...listed('manageReports', '/api/admin/kyc-verifications', (things) => things.kycRequest()),
  'PUT /api/admin/kyc-verifications/{id}': {
    ...REPORTS,
    id: (things) => things.kycRequest(),
    body: asRead('/api/admin/kyc-verifications/{id}', { status: 'approved' }),
  },
  'GET /api/admin/kyc-verifications/{id}/documents/{slot}': {
    ...REPORTS,
    id: async (things) => [await things.kycRequest(), 'idFront'],
  },
};

const PAYMENTS = { access: 'managePayments', answers: '200' } as const;
const toDecide: Row = { ...PAYMENTS, id: (things) => things.payment(), body: { version: 1 } };
const proposal: Row = {
  ...PAYMENTS,
  id: (things, who) => things.clientWithProposal(who),
  async body(things, _person, id) {
    const { proposed } = await things.read(`/api/admin/users/${id}/balance`);
    return { proposal: (proposed as { id: string }).id };
  },
};
const paymentRows: Rows = {
  ...listed('managePayments', '/api/admin/payments', (things) => things.payment()),
  'GET /api/admin/payments/totals': PAYMENTS,
  'POST /api/admin/payments/{id}/confirmation': toDecide,
  'POST /api/admin/payments/{id}/rejection': toDecide,
  'POST /api/admin/payments/{id}/unverification': {
    ...toDecide,
    id: (things) => things.confirmedPayment(),
  },
  ...listed('managePayments', '/api/admin/withdrawals', (things) => things.withdrawal()),
  'PUT /api/admin/withdrawals/{id}': {
    ...PAYMENTS,
    id: (things) => things.withdrawal(),
    body: asRead('/api/admin/withdrawals/{id}', { status: 'rejected' }),
  },
  'GET /api/admin/users/{id}/balance': { ...PAYMENTS, id: (things) => things.client() },
  'POST /api/admin/users/{id}/recovered-amount': {
    ...PAYMENTS,
    id: (things) => things.client(),
    body: { amount: 10, reason: 'Fonds restitués par la banque', reference: 'VIR-2026-1' },
  },
  'GET /api/admin/recovered-amounts': PAYMENTS,
  'POST /api/admin/users/{id}/recovered-amount/confirmation': proposal,
  'POST /api/admin/users/{id}/recovered-amount/rejection': proposal,
  ...listed('managePayments', '/api/admin/contracts', (things) => things.draft()),
  'POST /api/admin/contracts': {
    access: 'managePayments',
    body: async (things) => ({ reportId: await things.report(), ...TERMS, amount: 300 }),
    answers: '201',
  },
  'PUT /api/admin/contracts/{id}': {
    ...PAYMENTS,
    id: (things) => things.draft(),
    body: asRead('/api/admin/contracts/{id}', { status: 'offered' }),
  },
  'POST /api/admin/contracts/{id}/refund': {
    ...PAYMENTS,
    id: (things) => things.contractToRefund(),
    body: { reference: 'VIR-2026-2' },
  },
  'POST /api/admin/contracts/{id}/renunciation': {
    ...PAYMENTS,
    id: (things) => things.contract(),
    body: { receivedOn: parisDay(new Date()), how: 'letter' },
  },
  'GET /api/admin/invoices': PAYMENTS,
  'GET /api/admin/payment-settings': PAYMENTS,
  'GET /api/admin/payment-settings/{currency}': { ...PAYMENTS, id: () => 'bitcoin' },
  'PUT /api/admin/payment-settings/{currency}': {
    ...PAYMENTS,
    id: () => 'ethereum',
    body: asRead('/api/admin/payment-settings/{currency}', { password: PASSWORD }),
  },
  'DELETE /api/admin/payment-settings/{currency}': {
    ...PAYMENTS,
    id: (things) => things.currency(),
  },
  'GET /api/admin/payment-settings/terms': PAYMENTS,
  'PUT /api/admin/payment-settings/terms': {
    ...PAYMENTS,
    body: asRead('/api/admin/payment-settings/terms'),
  },
};

const USERS = { access: 'manageUsers', answers: '200' } as const;
const ofUser: Row = { ...USERS, id: (things) => things.client(), body: {} };
const userRows: Rows = {
  ...listed('manageUsers', '/api/admin/users', (things) => things.client()),
  'POST /api/admin/users/{id}/verification': ofUser,
  'POST /api/admin/users/{id}/unverification': ofUser,
  'POST /api/admin/users/{id}/block': ofUser,
  'POST /api/admin/users/{id}/unblock': ofUser,
  'POST /api/admin/users/{id}/deactivation': { ...ofUser, body: { mode: 'disabled' } },
  'POST /api/admin/users/{id}/reactivation': ofUser,
  'GET /api/admin/users/{id}/accepted-terms': { ...USERS, id: (things) => things.owner },
  'GET /api/admin/notifications': USERS,
  'POST /api/admin/notifications': {
    access: 'manageUsers',
    body: async (things) => ({
      userId: things.owner,
      title: 'Votre dossier',
      message: 'Il a avancé.',
    }),
    answers: '201',
  },
  'DELETE /api/admin/notifications/{id}': { ...USERS, id: (things) => things.sending() },
  'POST /api/admin/notifications/removal': {
    ...USERS,
    body: async (things) => ({ ids: [await things.sending()] }),
  },
  'POST /api/admin/notifications/clean-up': { ...USERS, body: {} },
  'GET /api/admin/recipients': USERS,
  ...listed('manageUsers', '/api/admin/staff', (things) => things.member()),
  'POST /api/admin/staff': {
    access: 'manageUsers',
    body: async (things) => ({
      ...(await things.read(`/api/admin/staff/${await things.member()}`)),
      email: newEmail(),
    }),
    answers: '201',
  },
  'PUT /api/admin/staff/{id}': {
    ...USERS,
    id: (things) => things.member(),
    body: asRead('/api/admin/staff/{id}'),
  },
  'DELETE /api/admin/staff/{id}': { ...USERS, id: (things) => things.member() },
  'POST /api/admin/staff/{id}/invitation': {
    access: 'manageUsers',
    id: (things) => things.member(),
    body: {},
    answers: '204',
  },
  'POST /api/admin/staff/{id}/totp-removal': {
    ...USERS,
    id: (things) => things.member(),
    body: {},
  },
  'GET /api/admin/audit-events': USERS,
  'GET /api/admin/audit-events/facets': USERS,
  'GET /api/admin/audit-events.csv': USERS,
  'GET /api/admin/retention-runs': USERS,
  // A run goes on in the background; this one is stopped before it begins.
  'POST /api/admin/retention-runs': {
    access: 'manageUsers',
    body: { kind: 'removal', basis: newId() },
    answers: '409 retention_trial_missing',
  },
};

const SETTINGS = { access: 'systemSettings', answers: '200' } as const;
const MAIN = '/api/admin/site-settings/main';
const ALERT = {
  title: 'Faux livreur',
  description: 'Un message annonce un paquet.',
  perpetratorInfo: '',
  fraudType: 'Phishing / Email frauduleux',
  country: 'France',
  region: '',
  amount: 12.5,
  dateOfFraud: '2026-10-02',
  indicators: [],
};
const settingsRows: Rows = {
  ...listed('systemSettings', '/api/admin/alerts', (things) => things.pendingAlert()),
  'POST /api/admin/alerts': [
    { access: 'systemSettings', of: 'by hand', body: ALERT, answers: '201' },
    {
      access: 'systemSettings and manageReports',
      of: 'from a report',
      decidedByBody: true,
      body: async (things) => ({ reportId: await things.report() }),
      answers: '201',
    },
  ],
  'PUT /api/admin/alerts/{id}': {
    ...SETTINGS,
    id: (things) => things.pendingAlert(),
    body: asRead('/api/admin/alerts/{id}', { status: 'verified', noPersonNamed: true }),
  },
  ...listed('systemSettings', '/api/admin/disputes', (things) => things.dispute()),
  'PUT /api/admin/disputes/{id}': {
    ...SETTINGS,
    id: (things) => things.dispute(),
    body: asRead('/api/admin/disputes/{id}', {
      status: 'dismissed',
      answer: 'Trois victimes ont reçu cet appel.',
    }),
  },
  'GET /api/admin/lists': SETTINGS,
  'DELETE /api/admin/lists/{id}': { ...SETTINGS, id: (things) => things.list() },
  [`GET ${MAIN}`]: SETTINGS,
  [`PUT ${MAIN}`]: { ...SETTINGS, body: asRead(MAIN) },
  'GET /api/admin/site-settings/history': SETTINGS,
  'POST /api/admin/site-settings/history/{version}/restoration': {
    ...SETTINGS,
    id: () => '1',
    async body(things) {
      const { version } = await things.read(MAIN);
      return { version };
    },
  },
  // The page itself is built by the site's own tools.
  'POST /api/admin/site-settings/preview': { ...SETTINGS, body: {}, answers: '422 validation' },
  'GET /api/admin/site-settings/publication': SETTINGS,
  'POST /api/admin/site-settings/publication': { ...SETTINGS, body: {} },
};

export const staffRows: Rows = {
  'GET /api/admin/summary': { access: 'staff', answers: '200' },
  ...reportRows,
  ...paymentRows,
  ...userRows,
  ...settingsRows,
};
