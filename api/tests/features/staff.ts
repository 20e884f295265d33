/** The team, and who is invited to it. */
import { adminStaffQuery } from '../../contract/staff.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { mailedToken } from '../mail.ts';
import { asRead, idOf, listed, newEmail, PUBLIC_FORM } from '../making.ts';
import { PASSWORD } from '../testing.ts';

/** Somebody who would hold no more than `manageUsers`. */
const aColleague = () => ({
  name: 'Noé Vidal',
  email: newEmail(),
  permissions: {
    manageReports: false,
    managePayments: false,
    manageUsers: true,
    systemSettings: false,
  },
});

const invite = async ({ boss }: Stage, colleague = aColleague()) =>
  idOf(await boss.post('/api/admin/staff', colleague));

async function invitationToken(stage: Stage): Promise<string> {
  const colleague = aColleague();
  await invite(stage, colleague);
  return mailedToken(stage.world, colleague.email);
}

const STAFF = { access: 'manageUsers', answers: '200' } as const;

export const staff = {
  list: adminStaffQuery,
  routes: {
    'POST /api/staff-invitation/link': {
      ...PUBLIC_FORM,
      example: async (stage) => ({ body: { token: await invitationToken(stage) } }),
    },
    'POST /api/staff-invitation': {
      ...PUBLIC_FORM,
      async example(stage) {
        const token = await invitationToken(stage);
        return { body: { token, password: PASSWORD, passwordConfirmation: PASSWORD } };
      },
    },
    ...listed('manageUsers', '/api/admin/staff', (stage) => invite(stage)),
    'POST /api/admin/staff': {
      access: 'manageUsers',
      body: aColleague,
      answers: '201',
      own: { permissions: 'what the invited person may do' },
    },
    'PUT /api/admin/staff/{id}': {
      ...STAFF,
      id: (stage) => invite(stage),
      body: asRead('/api/admin/staff/{id}'),
      own: { permissions: 'what the person may do from now on' },
    },
    'DELETE /api/admin/staff/{id}': { ...STAFF, id: (stage) => invite(stage) },
    'POST /api/admin/staff/{id}/invitation': {
      access: 'manageUsers',
      id: (stage) => invite(stage),
      body: {},
      answers: '204',
    },
    'POST /api/admin/staff/{id}/totp-removal': {
      ...STAFF,
      // It ends their sessions.
      id: async ({ world }) => (await world.staff(['manageUsers'])).uid,
      body: {},
    },
  },
} satisfies FeatureFixture;
