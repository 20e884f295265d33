/** Routes without a session of their own: signing in, links of mails, what is public. */
import type { Rows } from './row-testing.ts';

/** For who sends an empty form: whoever it is, the form is read. */
const FORM = { access: 'anybody', body: {}, answers: '422 validation' } as const;
const READ = { access: 'anybody', answers: '200' } as const;

export const openRows: Rows = {
  'GET /api/health': READ,
  'GET /api/ready': READ,
  'GET /api/openapi.json': READ,
  'GET /api/docs': READ,

  'POST /api/auth/register': FORM,
  'POST /api/auth/login': FORM,
  'POST /api/auth/admin-login': { ...FORM, answers: '422 admin_fields_missing' },
  'POST /api/auth/restricted-login': FORM,
  'POST /api/auth/logout': { access: 'anybody', answers: '204', endsSessions: true },
  'GET /api/auth/session': { access: 'anybody whose account is open', answers: '200' },
  'GET /api/auth/restricted-session': { access: 'anybody but closed staff', answers: '200' },
  'POST /api/auth/password-reset': FORM,
  'POST /api/auth/password-reset/link': FORM,
  'POST /api/auth/password-reset/confirm': FORM,
  'POST /api/auth/email-verification/confirm': FORM,
  'GET /api/admin-setup': READ,
  'POST /api/admin-setup': FORM,
  'POST /api/staff-invitation/link': FORM,
  'POST /api/staff-invitation': FORM,

  'GET /api/alerts': READ,
  'GET /api/alerts/stats': READ,
  'GET /api/alerts/{id}': { ...READ, id: (things) => things.alert() },
  'POST /api/alerts/{id}/me-too': {
    access: 'anybody',
    id: (things) => things.alert(),
    body: {},
    answers: '200',
  },
  'POST /api/alerts/{id}/disputes': { ...FORM, id: (things) => things.alert() },
  'POST /api/disputes/link': FORM,
  'POST /api/disputes/confirmation': FORM,
  'POST /api/checks': { access: 'anybody', body: { text: 'piege.example' }, answers: '200' },
  'GET /api/site-settings': READ,
};
