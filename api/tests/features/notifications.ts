/** What people are told, and what staff tell them. */
import { expect, vi } from 'vitest';
import {
  adminBroadcastsQuery,
  type Broadcast,
  type Notification,
} from '../../contract/notifications.ts';
import { newId } from '../../src/platform/ids.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { idOf, OWN, READ } from '../making.ts';
import { createWorld, type Person } from '../testing.ts';

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

export type BroadcastScene = Awaited<ReturnType<typeof broadcastScene>>;

/** A world with somebody who writes to everybody; whoever makes it ends it. */
export async function broadcastScene() {
  const world = await createWorld();
  const staff = await world.staff();

  const message = (changes: Record<string, unknown> = {}) => ({
    userId: 'all',
    type: 'admin',
    title: 'Maintenance programmée',
    message: 'Le service sera coupé samedi de 2 h à 4 h.',
    priority: 'high',
    ...changes,
  });
  const history = async () =>
    (await staff.get('/api/admin/notifications')).body as unknown as Broadcast[];
  const broadcastOf = async (id: string) => {
    const found = (await history()).find((s) => s.id === id);
    if (!found) throw new Error(`no broadcast ${id}`);
    return found;
  };
  const finished = (id: string) =>
    vi.waitFor(async () => expect((await broadcastOf(id)).finishedAt).not.toBeNull(), {
      timeout: 45_000,
      interval: 100,
    });
  const received = async (person: Person) => {
    const { body } = await person.get('/api/notifications');
    return (body.items as Notification[]).filter((n) => n.category !== 'welcome');
  };

  /** Clients who never signed in: only their rows matter. */
  async function accounts(count: number): Promise<void> {
    const at = new Date().toISOString();
    for (let i = 0; i < count; i += 500) {
      const rows = Array.from({ length: Math.min(500, count - i) }, (_, n) => ({
        id: newId(),
        email: `foule${i + n}@exemple.fr`,
        passwordHash: '',
        name: `Personne ${i + n}`,
        phone: '',
        phoneDigits: '',
        address: '',
        role: 'user' as const,
        createdAt: at,
        updatedAt: at,
      }));
      await world.db.insertInto('users').values(rows).execute();
    }
  }

  /** How many copies each recipient of a broadcast holds. */
  async function copies(id: string): Promise<number[]> {
    const rows = await world.db
      .selectFrom('notifications')
      .where('sendingId', '=', id)
      .groupBy('userId')
      .select((e) => e.fn.countAll<number>().as('count'))
      .execute();
    return rows.map(({ count }) => count);
  }
  return { world, staff, message, history, broadcastOf, finished, received, accounts, copies };
}

const STAFF = { access: 'manageUsers', answers: '200' } as const;

export const notifications = {
  list: adminBroadcastsQuery,
  routes: {
    'GET /api/notifications': READ,
    'PATCH /api/notifications/{id}': { ...OWN, id: aNotification, body: { read: true } },
    'DELETE /api/notifications/{id}': { access: 'owner', id: aNotification, answers: '204' },
    'POST /api/notifications/read-all': { access: 'signed in', body: {}, answers: '204' },
    'POST /api/notifications/clean-up': { ...READ, body: { days: 30 } },

    'GET /api/admin/notifications': STAFF,
    'GET /api/admin/notifications.csv': STAFF,
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
    'POST /api/admin/notifications/removal/{id}/reversal': {
      ...STAFF,
      id: async (stage, person) =>
        idOf(
          await person.post('/api/admin/notifications/removal', { ids: [await aBroadcast(stage)] }),
        ),
      body: {},
    },
    'POST /api/admin/notifications/clean-up': { ...STAFF, body: { days: 30 } },
    'GET /api/admin/recipients': STAFF,
  },
} satisfies FeatureFixture;
