/** What people are told, and what staff tell them. */
import { adminBroadcastsQuery } from '../../contract/notifications.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { idOf, OWN, READ } from '../making.ts';

const aBroadcast = async ({ boss, owner }: Stage) =>
  idOf(
    await boss.post('/api/admin/notifications', {
      userId: owner.uid,
      title: 'Rendez-vous',
      message: 'À demain.',
    }),
  );

async function aNotification(stage: Stage): Promise<string> {
  await aBroadcast(stage);
  const { id } = await stage.world.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', stage.owner.uid)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

const STAFF = { access: 'manageUsers', answers: '200' } as const;

export const notifications = {
  filter: adminBroadcastsQuery.filter,
  routes: {
    'GET /api/notifications': READ,
    'PATCH /api/notifications/{id}': { ...OWN, id: aNotification, body: { read: true } },
    'DELETE /api/notifications/{id}': { access: 'owner', id: aNotification, answers: '204' },
    'POST /api/notifications/read-all': { access: 'signed in', body: {}, answers: '204' },
    'POST /api/notifications/clean-up': { ...READ, body: { days: 30 } },

    'GET /api/admin/notifications': STAFF,
    'POST /api/admin/notifications': {
      access: 'manageUsers',
      body: ({ owner }) => ({
        userId: owner.uid,
        type: 'info',
        title: 'Rendez-vous',
        message: 'À demain.',
        priority: 'low',
        purpose: 'service',
      }),
      answers: '201',
      own: { userId: 'whom it is for: one person, or all' },
    },
    'DELETE /api/admin/notifications/{id}': { ...STAFF, id: aBroadcast },
    'POST /api/admin/notifications/removal': {
      ...STAFF,
      body: async (stage) => ({ ids: [await aBroadcast(stage)] }),
    },
    'POST /api/admin/notifications/clean-up': { ...STAFF, body: { days: 30 } },
    'GET /api/admin/recipients': STAFF,
  },
} satisfies FeatureFixture;
