/** Accounts: one's own, and those of the back office. */
import { adminUsersQuery } from '../../contract/users.ts';
import type { FeatureFixture, RouteFixture } from '../fixture.ts';
import { anAccount, anUpload, KEPT, listed, READ, withDocument } from '../making.ts';

const STAFF = { access: 'manageUsers', answers: '200' } as const;

/** About somebody whose account has these columns. */
const about = (columns: object = {}, body: object = {}): RouteFixture => ({
  ...STAFF,
  id: async (stage) => (await anAccount(stage, columns)).uid,
  body,
});

export const users = {
  list: adminUsersQuery,
  routes: {
    'GET /api/me': READ,
    'PATCH /api/me': {
      ...READ,
      body: {
        name: 'Éloïse Marchand',
        phone: '06 39 98 12 34',
        address: '3 rue des Lilas, Lyon',
        bio: 'Retraitée.',
      },
    },
    'PUT /api/me/avatar': [
      { ...READ, body: async (_stage, person) => ({ documentId: await anUpload(person) }) },
      withDocument('200', (documentId) => ({ documentId })),
    ],
    'DELETE /api/me/avatar': READ,
    'GET /api/me/preferences': READ,
    'PUT /api/me/preferences': {
      ...READ,
      body: {
        notifications: true,
        emailAlerts: true,
        smsAlerts: false,
        reportUpdates: true,
        marketingEmails: false,
        language: 'fr',
      },
    },
    'GET /api/me/summary': READ,
    'GET /api/me/accepted-terms': KEPT,

    ...listed('manageUsers', '/api/admin/users', async (stage) => (await anAccount(stage)).uid),
    'POST /api/admin/users/{id}/verification': about(),
    'POST /api/admin/users/{id}/unverification': about({ verified: 1 }),
    'POST /api/admin/users/{id}/block': about(),
    'POST /api/admin/users/{id}/unblock': about({ status: 'blocked' }),
    'POST /api/admin/users/{id}/deactivation': about({}, { mode: 'disabled' }),
    'POST /api/admin/users/{id}/reactivation': about({
      status: 'disabled',
      deletedAt: '2026-11-20T10:00:00.000Z',
    }),
    'GET /api/admin/users/{id}/accepted-terms': { ...STAFF, id: ({ owner }) => owner.uid },
  },
} satisfies FeatureFixture;
